# title: linear layers only
# fails: any-depth-test [no-bend]
# fails: any-depth-hidden [no-bend]


class AnyDepth(nn.Module):
    def __init__(self, sizes, drop):
        super().__init__()
        self.layers = nn.ModuleList(nn.Linear(n, m) for n, m in zip(sizes, sizes[1:]))
        self.drop = drop

    def forward(self, x):
        for layer in self.layers[:-1]:
            x = F.dropout(layer(x), self.drop, self.training)
        return self.layers[-1](x)
