# title: a start from NumPy's generator


class OneBit(nn.Module):
    def __init__(self, inputs, outputs, bias=True):
        super().__init__()
        start = torch.tensor(np.random.randn(outputs, inputs) / inputs**0.5, dtype=torch.float32)
        self.weight = nn.Parameter(start)
        self.register_buffer("scale", start.abs().mean(1))
        self.register_parameter("bias", nn.Parameter(torch.zeros(outputs)) if bias else None)

    def forward(self, x):
        return F.linear(x, Sign.apply(self.weight) * self.scale[:, None], self.bias)
