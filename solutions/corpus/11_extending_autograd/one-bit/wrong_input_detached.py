# title: detaches its input
# fails: one-bit-test [graph-cut]
# fails: one-bit-hidden [graph-cut]


class OneBit(nn.Module):
    def __init__(self, inputs, outputs, bias=True):
        super().__init__()
        self.weight = nn.Parameter(torch.randn(outputs, inputs) / inputs**0.5)
        self.register_buffer("scale", self.weight.detach().abs().mean(1))
        self.register_parameter("bias", nn.Parameter(torch.zeros(outputs)) if bias else None)

    def forward(self, x):
        x = x.detach()  # data is not trained
        y = x @ (self.scale[:, None] * Sign.apply(self.weight)).T
        return y if self.bias is None else y + self.bias
