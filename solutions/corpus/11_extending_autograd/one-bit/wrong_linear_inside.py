# title: an nn.Linear inside
# fails: one-bit-test [no diagnosis]
# fails: one-bit-hidden [no diagnosis]


class OneBit(nn.Module):
    def __init__(self, inputs, outputs, bias=True):
        super().__init__()
        self.linear = nn.Linear(inputs, outputs, bias=bias)
        self.register_buffer("scale", self.linear.weight.detach().abs().mean(1))

    def forward(self, x):
        return F.linear(x, Sign.apply(self.linear.weight) * self.scale[:, None], self.linear.bias)
