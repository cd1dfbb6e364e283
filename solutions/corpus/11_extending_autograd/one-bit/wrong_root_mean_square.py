# title: root of the mean square
# fails: one-bit-test [no diagnosis]
# fails: one-bit-hidden [no diagnosis]

class OneBit(nn.Module):
    def __init__(self, inputs, outputs, bias=True):
        super().__init__()
        self.weight = nn.Parameter(torch.randn(outputs, inputs))
        self.register_buffer("scale", self.weight.detach().pow(2).mean(1).sqrt())
        self.register_parameter("bias", nn.Parameter(torch.zeros(outputs)) if bias else None)

    def forward(self, x):
        return F.linear(x, self.scale[:, None] * Sign.apply(self.weight), self.bias)
