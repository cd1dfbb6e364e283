# title: super().__init__() is missing
# fails: any-depth-test [super-init-left-out]
# fails: any-depth-hidden [super-init-left-out]


class AnyDepth(nn.Module):
    def __init__(self, sizes, drop):
        self.layers = nn.ModuleList(nn.Linear(n, m) for n, m in zip(sizes, sizes[1:]))
        self.drop = drop

    def forward(self, x):
        for layer in self.layers[:-1]:
            x = F.dropout(torch.tanh(layer(x)), self.drop, self.training)
        return self.layers[-1](x)
