# title: nn.module in small letters
# fails: any-depth-test [not attempted]
# fails: any-depth-hidden [not attempted]


class AnyDepth(nn.module):
    def __init__(self, sizes, drop):
        super().__init__()
        self.layers = nn.ModuleList(nn.Linear(n, m) for n, m in zip(sizes, sizes[1:]))
        self.drop = drop

    def forward(self, x):
        for layer in self.layers[:-1]:
            x = F.dropout(torch.tanh(layer(x)), self.drop, self.training)
        return self.layers[-1](x)
