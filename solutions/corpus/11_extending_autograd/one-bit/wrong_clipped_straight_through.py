# title: passes the gradient only where the weight is in [-1, 1]
# fails: one-bit-test [no diagnosis]
# fails: one-bit-hidden [no diagnosis]


class OneBit(nn.Module):
    def __init__(self, inputs, outputs, bias=True):
        super().__init__()
        self.weight = nn.Parameter(torch.randn(outputs, inputs) / inputs**0.5)
        self.register_buffer("scale", self.weight.detach().abs().mean(1))
        self.register_parameter("bias", nn.Parameter(torch.zeros(outputs)) if bias else None)

    def forward(self, x):
        ramp = F.hardtanh(self.weight)
        signs = ramp + (torch.sign(self.weight) - ramp).detach()
        y = x @ (self.scale[:, None] * signs).T
        return y if self.bias is None else y + self.bias
