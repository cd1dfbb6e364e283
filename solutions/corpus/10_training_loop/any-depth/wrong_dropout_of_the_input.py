# title: dropout before each layer
# fails: any-depth-test [dropout-on-the-input]
# fails: any-depth-hidden [dropout-on-the-input]


class AnyDepth(nn.Module):
    def __init__(self, sizes, drop):
        super().__init__()
        self.layers = nn.ModuleList(nn.Linear(n, m) for n, m in zip(sizes, sizes[1:]))
        self.drop = drop

    def forward(self, x):
        for layer in self.layers[:-1]:
            x = torch.tanh(layer(F.dropout(x, self.drop, self.training)))
        return self.layers[-1](F.dropout(x, self.drop, self.training))
