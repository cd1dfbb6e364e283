# title: scale is computed in forward, so that it is always up to date
# fails: one-bit-test [scale-follows-the-weight]
# fails: one-bit-hidden [scale-follows-the-weight]
class OneBit(nn.Module):
    def __init__(self, inputs, outputs, bias=True):
        super().__init__()
        self.weight = nn.Parameter(torch.randn(outputs, inputs))
        self.register_buffer("scale", torch.zeros(outputs))
        self.bias = nn.Parameter(torch.zeros(outputs)) if bias else None

    def forward(self, x):
        self.scale = self.weight.detach().abs().mean(1)
        return F.linear(x, self.scale[:, None] * Sign.apply(self.weight), self.bias)
