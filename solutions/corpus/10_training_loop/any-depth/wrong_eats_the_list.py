# title: takes the widths out of the caller's list
# fails: any-depth-test [no diagnosis]
# fails: any-depth-hidden [no diagnosis]


class AnyDepth(nn.Module):
    def __init__(self, sizes, drop):
        super().__init__()
        parts, width = [], sizes.pop(0)
        while sizes:
            wider = sizes.pop(0)
            parts += [nn.Linear(width, wider), nn.Tanh(), nn.Dropout(drop)]
            width = wider
        self.net = nn.Sequential(*parts[:-2])

    def forward(self, x):
        return self.net(x)
