# title: F.dropout takes the probability first
# fails: any-depth-test [tensor-for-the-probability]
# fails: any-depth-hidden [tensor-for-the-probability]
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
            t = F.dropout(self.drop, layer(t).tanh(), self.training)
        return last(t)
