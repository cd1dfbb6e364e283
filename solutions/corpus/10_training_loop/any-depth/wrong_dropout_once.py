# title: dropout only before the last layer
# fails: any-depth-test [dropout-in-one-layer-only]
# fails: any-depth-hidden [dropout-in-one-layer-only]


class AnyDepth(nn.Module):
    def __init__(self, sizes, drop):
        super().__init__()
        self.layers = nn.ModuleList([nn.Linear(a, b) for a, b in zip(sizes, sizes[1:])])
        self.drop = nn.Dropout(drop)

    def forward(self, t):
        for layer in self.layers[:-1]:
            t = torch.tanh(layer(t))
        if len(self.layers) > 1:
            t = self.drop(t)
        return self.layers[-1](t)
