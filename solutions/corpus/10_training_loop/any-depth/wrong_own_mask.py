# title: a mask of its own, without the factor
# fails: any-depth-test [kept-units-not-enlarged]
# fails: any-depth-hidden [kept-units-not-enlarged]


class AnyDepth(nn.Module):
    def __init__(self, sizes, drop):
        super().__init__()
        self.layers = nn.ModuleList(nn.Linear(n, m) for n, m in zip(sizes, sizes[1:]))
        self.drop = drop

    def forward(self, x):
        for layer in self.layers[:-1]:
            x = torch.tanh(layer(x))
            if self.training:
                x = x * (torch.rand_like(x) >= self.drop)
        return self.layers[-1](x)
