# title: the layer before the last has neither tanh nor dropout: an index is off by one
# fails: any-depth-test [no diagnosis]
# fails: any-depth-hidden [no diagnosis]
# never: no-bend


class AnyDepth(nn.Module):
    def __init__(self, sizes, drop):
        super().__init__()
        parts = []
        for i in range(len(sizes) - 1):
            parts.append(nn.Linear(sizes[i], sizes[i + 1]))
            if i < len(sizes) - 3:
                parts.append(nn.Tanh())
                parts.append(nn.Dropout(drop))
        self.net = nn.Sequential(*parts)

    def forward(self, x):
        return self.net(x)
