# title: zeros where no bias is wanted
# fails: one-bit-test [bias-cannot-be-left-out]
# fails: one-bit-hidden [bias-cannot-be-left-out]


class OneBit(nn.Module):
    def __init__(self, inputs, outputs, bias=True):
        super().__init__()
        self.weight = nn.Parameter(torch.randn(outputs, inputs))
        self.register_buffer("scale", self.weight.detach().abs().mean(1))
        self.bias = nn.Parameter(torch.zeros(outputs), requires_grad=bias)

    def forward(self, x):
        return F.linear(x, Sign.apply(self.weight) * self.scale[:, None], self.bias)
