# title: The scale is made once, the first time it is needed.
# fails: one-bit-test [no diagnosis]
# fails: one-bit-hidden [no diagnosis]
class OneBit(nn.Module):
    def __init__(self, inputs, outputs, bias=True):
        super().__init__()
        self.weight = nn.Parameter(torch.randn(outputs, inputs) * 0.1)
        self.register_buffer("scale", None)
        self.register_parameter("bias", None)
        if bias:
            self.bias = nn.Parameter(torch.zeros(outputs))

    def forward(self, x):
        if self.scale is None:
            self.scale = self.weight.detach().abs().mean(dim=1)
        b = Sign.apply(self.weight) * self.scale.unsqueeze(1)
        return F.linear(x, b, self.bias)
