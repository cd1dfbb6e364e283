# title: a diagonal matrix of scales


class OneBit(nn.Module):
    def __init__(self, inputs, outputs, bias=True):
        super().__init__()
        weight = torch.rand(outputs, inputs) - 0.5
        self.weight = nn.Parameter(weight)
        self.register_buffer("scale", torch.tensor([row.abs().mean().item() for row in weight]))
        self.register_parameter("bias", None)
        if bias:
            self.bias = nn.Parameter(torch.zeros(outputs))

    def forward(self, x):
        b = torch.diag(self.scale) @ Sign.apply(self.weight)
        out = x @ b.T
        if self.bias is not None:
            out = out + self.bias
        return out
