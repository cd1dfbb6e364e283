# title: drops what goes into each hidden layer
# fails: any-depth-test [no diagnosis]
# fails: any-depth-hidden [no diagnosis]


class AnyDepth(nn.Module):
    def __init__(self, sizes, drop):
        super().__init__()
        self.layers = nn.ModuleList(nn.Linear(a, b) for a, b in zip(sizes, sizes[1:]))
        self.drop = nn.Dropout(drop)

    def forward(self, x):
        for layer in self.layers[:-1]:
            x = torch.tanh(layer(self.drop(x)))
        return self.layers[-1](x)
