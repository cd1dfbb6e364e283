# title: Dropout1d, because a sample has one dimension
# fails: any-depth-test [no diagnosis]
# fails: any-depth-hidden [no diagnosis]


class AnyDepth(nn.Module):
    def __init__(self, sizes, drop):
        super().__init__()
        parts = []
        for a, b in zip(sizes[:-2], sizes[1:-1]):
            parts += [nn.Linear(a, b), nn.Tanh(), nn.Dropout1d(drop)]
        parts.append(nn.Linear(sizes[-2], sizes[-1]))
        self.parts = nn.Sequential(*parts)

    def forward(self, x):
        return self.parts(x)
