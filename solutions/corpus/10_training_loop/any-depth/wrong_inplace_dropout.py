# title: The dropout may write into its argument, that saves a tensor for each layer.
# fails: any-depth-test [result-of-tanh-changed]
# fails: any-depth-hidden [result-of-tanh-changed]
class AnyDepth(nn.Module):
    def __init__(self, sizes, drop):
        super().__init__()
        parts = []
        for a, b in zip(sizes, sizes[1:]):
            parts += [nn.Linear(a, b), nn.Tanh(), nn.Dropout(drop, inplace=True)]
        self.net = nn.Sequential(*parts[:-2])

    def forward(self, x):
        return self.net(x)
