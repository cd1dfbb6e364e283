# title: a mask of its own


class AnyDepth(nn.Module):
    def __init__(self, sizes, drop):
        super().__init__()
        self.layers = nn.ModuleList(nn.Linear(n, m) for n, m in zip(sizes, sizes[1:]))
        self.drop = drop

    def forward(self, x):
        for layer in self.layers[:-1]:
            x = layer(x).tanh()
            if self.training and self.drop < 1:
                x = x * torch.empty_like(x).bernoulli_(1 - self.drop) / (1 - self.drop)
            elif self.training:
                x = 0 * x
        return self.layers[-1](x)
