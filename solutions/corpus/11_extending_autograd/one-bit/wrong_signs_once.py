# title: signs taken at the start
# fails: one-bit-test [signs-of-the-start]
# fails: one-bit-hidden [no diagnosis]


class OneBit(nn.Module):
    def __init__(self, inputs, outputs, bias=True):
        super().__init__()
        self.weight = nn.Parameter(torch.randn(outputs, inputs))
        self.register_buffer("scale", self.weight.detach().abs().mean(1))

        if bias:
            self.bias = nn.Parameter(torch.zeros(outputs))
        else:
            self.register_parameter("bias", None)

        self.register_buffer("signs", Sign.apply(self.weight))

    def forward(self, x):
        return F.linear(x, self.signs * self.scale[:, None], self.bias)
