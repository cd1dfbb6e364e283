# title: all weights 0.1
# fails: any-depth-test [units-start-equal]
# fails: any-depth-hidden [units-start-equal]


class AnyDepth(nn.Module):
    def __init__(self, sizes, drop):
        super().__init__()
        self.layers = nn.ModuleList(nn.Linear(n, m) for n, m in zip(sizes, sizes[1:]))
        self.drop = drop
        for p in self.parameters():
            nn.init.constant_(p, 0.1)

    def forward(self, x):
        for layer in self.layers[:-1]:
            x = F.dropout(torch.tanh(layer(x)), self.drop, self.training)
        return self.layers[-1](x)
