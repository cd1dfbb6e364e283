# title: biases set to 0
# fails: any-depth-test [no diagnosis]
# fails: any-depth-hidden [no diagnosis]


class AnyDepth(nn.Module):
    def __init__(self, sizes, drop):
        super().__init__()
        self.layers = nn.ModuleList([nn.Linear(a, b) for a, b in zip(sizes, sizes[1:])])
        self.drop = nn.Dropout(drop)
        for layer in self.layers:
            nn.init.zeros_(layer.bias)

    def forward(self, t):
        for layer in self.layers[:-1]:
            t = self.drop(torch.tanh(layer(t)))
        return self.layers[-1](t)
