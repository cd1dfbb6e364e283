# title: without super().__init__()
# fails: one-bit-test [super-init-left-out]
# fails: one-bit-hidden [super-init-left-out]


class OneBit(nn.Module):
    def __init__(self, inputs, outputs, bias=True):
        self.weight = nn.Parameter(torch.randn(outputs, inputs))
        self.register_buffer("scale", self.weight.detach().abs().mean(1))

        if bias:
            self.bias = nn.Parameter(torch.zeros(outputs))
        else:
            self.register_parameter("bias", None)

    def forward(self, x):
        return F.linear(x, Sign.apply(self.weight) * self.scale[:, None], self.bias)
