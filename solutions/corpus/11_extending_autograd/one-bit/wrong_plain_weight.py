# title: a tensor that requires grad
# fails: one-bit-test [learned-is-a-parameter]
# fails: one-bit-hidden [learned-is-a-parameter]


class OneBit(nn.Module):
    def __init__(self, inputs, outputs, bias=True):
        super().__init__()
        self.weight = torch.randn(outputs, inputs, requires_grad=True)
        self.register_buffer("scale", self.weight.detach().abs().mean(1))

        if bias:
            self.bias = nn.Parameter(torch.zeros(outputs))
        else:
            self.register_parameter("bias", None)

    def forward(self, x):
        return F.linear(x, Sign.apply(self.weight) * self.scale[:, None], self.bias)
