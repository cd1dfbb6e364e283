# title: multiplies with mm and addmm, which take matrices only
# fails: one-bit-test [for-matrices-only]
# fails: one-bit-hidden [for-matrices-only]
class OneBit(nn.Module):
    """A linear layer that uses only the signs of its weights.

    They are multiplied by one number for each output.
    """

    def __init__(self, inputs, outputs, bias=True):
        super().__init__()
        self.weight = nn.Parameter(torch.randn(outputs, inputs) * 0.1)
        self.register_buffer("scale", self.weight.data.abs().mean(1))
        self.register_parameter("bias", nn.Parameter(torch.zeros(outputs)) if bias else None)

    def forward(self, x):
        b = Sign.apply(self.weight) * self.scale[:, None]
        if self.bias is None:
            return torch.mm(x, b.t())
        return torch.addmm(self.bias, x, b.t())
