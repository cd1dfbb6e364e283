# title: scale as a plain attribute
# fails: one-bit-test [plain-attribute-stays-behind]
# fails: one-bit-hidden [plain-attribute-stays-behind]


class OneBit(nn.Module):
    def __init__(self, inputs, outputs, bias=True):
        super().__init__()
        self.weight = nn.Parameter(torch.randn(outputs, inputs))
        self.scale = self.weight.detach().abs().mean(1)

        if bias:
            self.bias = nn.Parameter(torch.zeros(outputs))
        else:
            self.register_parameter("bias", None)

    def forward(self, x):
        return F.linear(x, Sign.apply(self.weight) * self.scale[:, None], self.bias)
