# title: updates scale
# fails: one-bit-test [scale-follows-the-weight]
# fails: one-bit-hidden [scale-follows-the-weight]


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
        self.scale.copy_(self.weight.detach().abs().mean(1))
        return F.linear(x, Sign.apply(self.weight) * self.scale[:, None], self.bias)
