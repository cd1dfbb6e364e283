# title: takes a layer that is as wide as the result for the last one
# fails: any-depth-test [no diagnosis]
# fails: any-depth-hidden [no diagnosis]


class AnyDepth(nn.Module):
    def __init__(self, sizes, drop):
        super().__init__()
        self.end = sizes[-1]
        self.parts = nn.ModuleList([nn.Linear(a, b) for a, b in zip(sizes[:-1], sizes[1:])])
        self.dropout = nn.Dropout(drop)

    def forward(self, x):
        for part in self.parts:
            x = part(x)
            if part.out_features != self.end:
                x = self.dropout(x.tanh())
        return x
