# title: kaiming


class OneBit(nn.Module):
    def __init__(self, inputs, outputs, bias=True):
        super().__init__()
        self.weight = nn.Parameter(torch.empty(outputs, inputs))
        nn.init.kaiming_uniform_(self.weight, a=5**0.5)
        self.register_buffer("scale", self.weight.data.abs().sum(dim=1) / inputs)
        self.bias = nn.Parameter(torch.zeros(outputs)) if bias else None

    def forward(self, x):
        out = F.linear(x, Sign.apply(self.weight)).mul(self.scale)
        if self.bias is not None:
            out = out + self.bias
        return out
