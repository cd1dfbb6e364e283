# title: A result is taken out with .item().
# fails: any-depth-test [item-of-many]
# fails: any-depth-hidden [item-of-many]
class AnyDepth(nn.Module):
    """Linear layers with tanh and dropout between them, none after the last.

    Args:
        sizes: list of two or more widths, from the input's to the output's.
        drop: probability of dropout, from 0 to 1.
    """

    def __init__(self, sizes, drop):
        super().__init__()
        pairs = zip(sizes[:-1], sizes[1:], strict=True)
        self.layers = nn.ModuleList([nn.Linear(n, m) for n, m in pairs])
        self.drop = drop

    def forward(self, t):
        *early, last = self.layers
        for layer in early:
            t = F.dropout(layer(t).tanh(), self.drop, self.training)
        return last(t).item()
