# title: Sequential, last two deleted


class AnyDepth(nn.Module):
    def __init__(self, sizes, drop):
        super().__init__()
        parts = []
        for i in range(len(sizes) - 1):
            parts += [nn.Linear(sizes[i], sizes[i + 1]), nn.Tanh(), nn.Dropout(drop)]
        self.body = nn.Sequential(*parts[:-2])

    def forward(self, x):
        return self.body(x)
