# title: one Sequential


class AnyDepth(nn.Module):
    def __init__(self, sizes, drop):
        super().__init__()
        steps = []
        for n, m in zip(sizes, sizes[1:]):
            steps += [nn.Linear(n, m), nn.Tanh(), nn.Dropout(drop)]
        self.all = nn.Sequential(*steps[:-2])

    def forward(self, x):
        return self.all(x)
