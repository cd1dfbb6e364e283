# title: takes the scale before the weights get their start
# fails: one-bit-test [no diagnosis]
# fails: one-bit-hidden [no diagnosis]


class OneBit(nn.Module):
    def __init__(self, inputs, outputs, bias=True):
        super().__init__()
        self.weight = nn.Parameter(torch.rand(outputs, inputs))
        self.register_buffer("scale", self.weight.detach().abs().mean(1))
        self.register_parameter("bias", nn.Parameter(torch.zeros(outputs)) if bias else None)
        nn.init.kaiming_uniform_(self.weight, a=math.sqrt(5))

    def forward(self, x):
        b = self.scale[:, None] * Sign.apply(self.weight)
        return F.linear(x, b, self.bias)
