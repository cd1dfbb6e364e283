# title: writes the signs into the weight
# fails: one-bit-test [weight-was-overwritten]
# fails: one-bit-hidden [weight-was-overwritten]


class OneBit(nn.Module):
    def __init__(self, inputs, outputs, bias=True):
        super().__init__()
        self.weight = nn.Parameter(torch.randn(outputs, inputs))
        self.register_buffer("scale", self.weight.detach().abs().mean(1))
        self.register_parameter("bias", nn.Parameter(torch.zeros(outputs)) if bias else None)

    def forward(self, x):
        self.weight.data = self.weight.data.sign() * self.scale[:, None]
        return F.linear(x, self.weight, self.bias)
