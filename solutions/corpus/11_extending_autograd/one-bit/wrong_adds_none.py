# title: adds None
# fails: one-bit-test [bias-may-be-none]
# fails: one-bit-hidden [bias-may-be-none]


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
        return x @ (Sign.apply(self.weight) * self.scale[:, None]).T + self.bias
