# title: the bias of nn.Linear
# fails: one-bit-test [no diagnosis]
# fails: one-bit-hidden [no diagnosis]


class OneBit(nn.Linear):
    def __init__(self, inputs, outputs, bias=True):
        super().__init__(inputs, outputs, bias=bias)
        self.register_buffer("scale", self.weight.detach().abs().mean(1))

    def forward(self, x):
        return F.linear(x, self.scale.unsqueeze(1) * Sign.apply(self.weight), self.bias)
