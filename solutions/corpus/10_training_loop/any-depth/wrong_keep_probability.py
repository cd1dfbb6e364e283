# title: drop taken for the probability to keep
# fails: any-depth-test [drop-taken-for-keep]
# fails: any-depth-hidden [drop-taken-for-keep]


class AnyDepth(nn.Module):
    def __init__(self, sizes, drop):
        super().__init__()
        self.layers = nn.ModuleList([nn.Linear(a, b) for a, b in zip(sizes, sizes[1:])])
        self.drop = nn.Dropout(1 - drop)

    def forward(self, t):
        for layer in self.layers[:-1]:
            t = self.drop(torch.tanh(layer(t)))
        return self.layers[-1](t)
