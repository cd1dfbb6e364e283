# title: the weights times scale
# fails: one-bit-test [scaled-without-signs]
# fails: one-bit-hidden [scaled-without-signs]


class OneBit(nn.Module):
    def __init__(self, inputs, outputs, bias=True):
        super().__init__()
        self.weight = nn.Parameter(torch.randn(outputs, inputs))
        self.register_buffer("scale", self.weight.detach().abs().mean(1))

        if bias:
            self.bias = nn.Parameter(torch.zeros(outputs))
        else:
            self.register_parameter("bias", None)

    def forward(self, x):
        return F.linear(x, self.weight * self.scale[:, None], self.bias)
