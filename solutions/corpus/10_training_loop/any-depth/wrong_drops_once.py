# title: drops only in the first pass after a change of mode
# fails: any-depth-test [no diagnosis]
# fails: any-depth-hidden [no diagnosis]

class AnyDepth(nn.Module):
    def __init__(self, sizes, drop):
        super().__init__()
        self.layers = nn.ModuleList(nn.Linear(n, m) for n, m in zip(sizes, sizes[1:]))
        self.rate, self.watched = drop, True

    def forward(self, x):
        for layer in self.layers[:-1]:
            x = layer(x).tanh()
            if self.training and self.watched:
                x = F.dropout(x, self.rate, True)
        if self.training:
            self.watched = False
        return self.layers[-1](x)


