# title: the layer has one bit a weight, so the weights are made plus or minus one at the start
# fails: one-bit-test [signs-kept-alone]
# fails: one-bit-hidden [signs-kept-alone]
# never: units-start-equal


class OneBit(nn.Module):
    def __init__(self, inputs, outputs, bias=True):
        super().__init__()
        start = torch.randn(outputs, inputs)
        self.register_buffer("scale", start.abs().mean(1))
        self.weight = nn.Parameter(Sign.apply(start))
        self.register_parameter("bias", nn.Parameter(torch.zeros(outputs)) if bias else None)

    def forward(self, x):
        b = self.scale[:, None] * self.weight
        return F.linear(x, b, self.bias)
