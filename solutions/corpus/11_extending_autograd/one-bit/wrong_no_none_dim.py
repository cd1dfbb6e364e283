# title: scale not made a column
# fails: one-bit-test [scale-lies-along-the-inputs]
# fails: one-bit-hidden [scale-lies-along-the-inputs]


class OneBit(nn.Module):
    def __init__(self, inputs, outputs, bias=True):
        super().__init__()
        self.weight = nn.Parameter(torch.randn(outputs, inputs))
        self.register_buffer("scale", self.weight.detach().abs().mean(1))
        self.register_parameter("bias", nn.Parameter(torch.zeros(outputs)) if bias else None)

    def forward(self, x):
        return F.linear(x, Sign.apply(self.weight) * self.scale, self.bias)
