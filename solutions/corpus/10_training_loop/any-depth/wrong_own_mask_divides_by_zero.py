# title: divides by 1 - drop, which is 0 for drop = 1
# fails: any-depth-test [no diagnosis]
# fails: any-depth-hidden [no diagnosis]
class AnyDepth(nn.Module):
    """Linear layers with tanh and dropout between them, none after the last.

    Args:
        sizes: list of two or more widths, from the input's to the output's.
        drop: probability of dropout, from 0 to 1.
    """

    def __init__(self, sizes, drop):
        super().__init__()
        self.drop = drop
        self.layers = nn.ModuleList(nn.Linear(n, m) for n, m in zip(sizes, sizes[1:]))

    def forward(self, x):
        for layer in self.layers[:-1]:
            x = torch.tanh(layer(x))
            if self.training:
                mask = torch.rand_like(x) >= self.drop
                x = x * mask / (1 - self.drop)
        return self.layers[-1](x)
