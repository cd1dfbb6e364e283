# title: scales the weights before the sign as well
# fails: one-bit-test [no diagnosis]
# fails: one-bit-hidden [no diagnosis]


class OneBit(nn.Module):
    def __init__(self, inputs, outputs, bias=True):
        super().__init__()
        self.weight = nn.Parameter(torch.randn(outputs, inputs) / inputs**0.5)
        self.register_buffer("scale", self.weight.detach().abs().mean(1))
        self.register_parameter("bias", nn.Parameter(torch.zeros(outputs)) if bias else None)

    def forward(self, x):
        scale = self.scale[:, None]
        b = scale * Sign.apply(scale * self.weight)
        return F.linear(x, b, self.bias)
