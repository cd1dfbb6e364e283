# title: relu instead of tanh
# fails: any-depth-test [another-bend]
# fails: any-depth-hidden [another-bend]


class AnyDepth(nn.Module):
    def __init__(self, sizes, drop):
        super().__init__()
        self.layers = nn.ModuleList(nn.Linear(n, m) for n, m in zip(sizes, sizes[1:]))
        self.drop = drop

    def forward(self, x):
        for layer in self.layers[:-1]:
            x = F.dropout(F.relu(layer(x)), self.drop, self.training)
        return self.layers[-1](x)
