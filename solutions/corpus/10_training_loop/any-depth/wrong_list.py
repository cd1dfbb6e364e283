# title: layers in a Python list
# fails: any-depth-test [list-is-not-registered]
# fails: any-depth-hidden [list-is-not-registered]


class AnyDepth(nn.Module):
    def __init__(self, sizes, drop):
        super().__init__()
        self.layers = list(nn.Linear(n, m) for n, m in zip(sizes, sizes[1:]))
        self.drop = drop

    def forward(self, x):
        for layer in self.layers[:-1]:
            x = F.dropout(torch.tanh(layer(x)), self.drop, self.training)
        return self.layers[-1](x)
