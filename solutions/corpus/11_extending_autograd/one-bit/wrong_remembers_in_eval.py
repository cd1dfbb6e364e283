# title: makes the one-bit weights only once in evaluation mode
# fails: one-bit-test [no diagnosis]
# fails: one-bit-hidden [no diagnosis]


class OneBit(nn.Module):
    def __init__(self, inputs, outputs, bias=True):
        super().__init__()
        self.weight = nn.Parameter(torch.randn(outputs, inputs) / inputs**0.5)
        self.register_buffer("scale", self.weight.detach().abs().mean(1))
        self.register_parameter("bias", nn.Parameter(torch.zeros(outputs)) if bias else None)
        self.made = None

    def binary(self):
        return self.scale[:, None] * Sign.apply(self.weight)

    def forward(self, x):
        if self.training:
            return F.linear(x, self.binary(), self.bias)
        if self.made is None:
            self.made = self.binary().detach()
        return F.linear(x, self.made, self.bias)
