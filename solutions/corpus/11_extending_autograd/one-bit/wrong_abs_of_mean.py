# title: the absolute value of the mean
# fails: one-bit-test [mean-with-signs]
# fails: one-bit-hidden [mean-with-signs]


class OneBit(nn.Module):
    def __init__(self, inputs, outputs, bias=True):
        super().__init__()
        self.weight = nn.Parameter(torch.randn(outputs, inputs))
        self.register_buffer("scale", self.weight.detach().mean(1).abs())
        self.register_parameter("bias", nn.Parameter(torch.zeros(outputs)) if bias else None)

    def forward(self, x):
        return F.linear(x, Sign.apply(self.weight) * self.scale[:, None], self.bias)
