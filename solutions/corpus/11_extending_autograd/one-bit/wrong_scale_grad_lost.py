# title: scale after Sign detached from gradient
# fails: one-bit-test [scale-passed-over]
# fails: one-bit-hidden [scale-passed-over]


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
        hard = torch.sign(self.weight) * self.scale[:, None]
        soft = self.weight + (hard - self.weight).detach()
        return F.linear(x, soft, self.bias)
