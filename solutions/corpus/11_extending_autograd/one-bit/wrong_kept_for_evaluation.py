# title: in evaluation mode, keeps b of the last call
# fails: one-bit-hidden [no diagnosis]


class OneBit(nn.Module):
    """A linear layer that uses only the signs of its weights."""

    def __init__(self, inputs, outputs, bias=True):
        super().__init__()
        self.weight = nn.Parameter(torch.randn(outputs, inputs) / inputs**0.5)
        self.register_buffer("scale", self.weight.detach().abs().mean(1))
        self.register_parameter("bias", nn.Parameter(torch.zeros(outputs)) if bias else None)
        self.b = None

    def forward(self, x):
        if self.training or self.b is None:
            self.b = Sign.apply(self.weight) * self.scale[:, None]
        return nn.functional.linear(x, self.b, self.bias)
