# title: dropout before the tanh
# fails: any-depth-test [dropout-before-the-tanh]
# fails: any-depth-hidden [dropout-before-the-tanh]


class AnyDepth(nn.Module):
    def __init__(self, sizes, drop):
        super().__init__()
        self.layers = nn.ModuleList(nn.Linear(n, m) for n, m in zip(sizes, sizes[1:]))
        self.drop = drop

    def forward(self, x):
        for layer in self.layers[:-1]:
            x = torch.tanh(F.dropout(layer(x), self.drop, self.training))
        return self.layers[-1](x)
