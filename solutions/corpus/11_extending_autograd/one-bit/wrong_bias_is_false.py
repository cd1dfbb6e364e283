# title: the attribute bias is False where no bias is wanted
# fails: one-bit-test [no diagnosis]
# fails: one-bit-hidden [no diagnosis]
# never: optional-and-still-registered


class OneBit(nn.Module):
    def __init__(self, inputs, outputs, bias=True):
        super().__init__()
        self.weight = nn.Parameter(torch.randn(outputs, inputs))
        self.register_buffer("scale", self.weight.detach().abs().mean(1))
        self.bias = bias and nn.Parameter(torch.zeros(outputs))

    def forward(self, x):
        y = F.linear(x, Sign.apply(self.weight) * self.scale[:, None])
        return y if self.bias is False else y + self.bias
