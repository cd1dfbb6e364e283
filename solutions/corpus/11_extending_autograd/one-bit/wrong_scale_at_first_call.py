# title: computes the scale when the layer is first called
# fails: one-bit-test [no diagnosis]
# fails: one-bit-hidden [no diagnosis]
# never: scale-follows-the-weight
class OneBit(nn.Module):
    def __init__(self, inputs, outputs, bias=True):
        super().__init__()
        self.weight = nn.Parameter(torch.randn(outputs, inputs))
        self.register_buffer("scale", torch.zeros(outputs))
        self.register_parameter("bias", nn.Parameter(torch.zeros(outputs)) if bias else None)
    def forward(self, x):
        if not self.scale.any():
            self.scale = self.weight.detach().abs().mean(1)
        return F.linear(x, self.scale[:, None] * Sign.apply(self.weight), self.bias)
