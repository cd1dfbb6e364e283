# title: the scale is kept in float64
# fails: one-bit-test [no diagnosis]
# fails: one-bit-hidden [no diagnosis]


class OneBit(nn.Module):
    def __init__(self, inputs, outputs, bias=True):
        super().__init__()
        start = torch.randn(outputs, inputs)
        self.weight = nn.Parameter(start)
        self.register_buffer("scale", start.double().abs().mean(1))
        self.register_parameter("bias", nn.Parameter(torch.zeros(outputs)) if bias else None)

    def forward(self, x):
        signs = Sign.apply(self.weight) * self.scale[:, None].to(x.dtype)
        return F.linear(x, signs, self.bias)
