# title: the signs assigned to the parameter
# fails: one-bit-test [parameter-is-not-the-result]
# fails: one-bit-hidden [parameter-is-not-the-result]


class OneBit(nn.Module):
    def __init__(self, inputs, outputs, bias=True):
        super().__init__()
        self.weight = nn.Parameter(torch.randn(outputs, inputs))
        self.register_buffer("scale", self.weight.detach().abs().mean(1))
        self.register_parameter("bias", nn.Parameter(torch.zeros(outputs)) if bias else None)

    def forward(self, x):
        self.weight = Sign.apply(self.weight) * self.scale[:, None]
        return F.linear(x, self.weight, self.bias)
