# title: scale as a parameter
# fails: one-bit-test [fact-is-not-learned]
# fails: one-bit-hidden [fact-is-not-learned]


class OneBit(nn.Module):
    def __init__(self, inputs, outputs, bias=True):
        super().__init__()
        self.weight = nn.Parameter(torch.randn(outputs, inputs))
        self.scale = nn.Parameter(self.weight.detach().abs().mean(1))

        if bias:
            self.bias = nn.Parameter(torch.zeros(outputs))
        else:
            self.register_parameter("bias", None)

    def forward(self, x):
        return F.linear(x, Sign.apply(self.weight) * self.scale[:, None], self.bias)
