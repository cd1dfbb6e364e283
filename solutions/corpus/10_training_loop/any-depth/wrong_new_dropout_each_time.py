# title: an nn.Dropout made in forward, always in training mode
# fails: any-depth-test [dropout-not-registered]
# fails: any-depth-hidden [dropout-not-registered]
# never: dropout-without-the-mode


class AnyDepth(nn.Module):
    def __init__(self, sizes, drop):
        super().__init__()
        self.layers = nn.ModuleList(nn.Linear(n, m) for n, m in zip(sizes, sizes[1:]))
        self.drop = drop

    def forward(self, x):
        for layer in self.layers[:-1]:
            x = nn.Dropout(self.drop)(torch.tanh(layer(x)))
        return self.layers[-1](x)
