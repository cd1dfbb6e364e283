# title: a buffer that is not saved
# fails: one-bit-test [buffer-left-out-of-the-file]
# fails: one-bit-hidden [buffer-left-out-of-the-file]


class OneBit(nn.Module):
    def __init__(self, inputs, outputs, bias=True):
        super().__init__()
        self.weight = nn.Parameter(torch.randn(outputs, inputs))
        self.register_buffer("scale", self.weight.detach().abs().mean(1), persistent=False)

        if bias:
            self.bias = nn.Parameter(torch.zeros(outputs))
        else:
            self.register_parameter("bias", None)

    def forward(self, x):
        return F.linear(x, Sign.apply(self.weight) * self.scale[:, None], self.bias)
