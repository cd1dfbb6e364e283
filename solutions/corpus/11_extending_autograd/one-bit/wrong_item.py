# title: the result is taken out with .item()
# fails: one-bit-test [item-of-many]
# fails: one-bit-hidden [item-of-many]
class OneBit(nn.Module):
    """A linear layer that uses only the signs of its weights.

    They are multiplied by one number for each output.
    """

    def __init__(self, inputs, outputs, bias=True):
        super().__init__()
        start = torch.randn(outputs, inputs) * inputs ** (-0.5)
        self.weight = nn.Parameter(start)
        self.register_buffer('scale', start.abs().mean(dim=1))
        self.register_parameter('bias', nn.Parameter(torch.zeros(outputs)) if bias else None)

    def forward(self, x):
        signs = Sign.apply(self.weight) * self.scale[:, None]
        return F.linear(x, signs, self.bias).item()
