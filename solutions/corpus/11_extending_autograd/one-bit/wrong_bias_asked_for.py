# title: forward asks for a bias that does not exist
# fails: one-bit-test [optional-and-still-registered]
# fails: one-bit-hidden [optional-and-still-registered]


class OneBit(nn.Module):
    def __init__(self, inputs, outputs, bias=True):
        super().__init__()
        self.weight = nn.Parameter(torch.randn(outputs, inputs))
        self.register_buffer("scale", self.weight.detach().abs().mean(1))

        if bias:
            self.bias = nn.Parameter(torch.zeros(outputs))

    def forward(self, x):
        return F.linear(x, Sign.apply(self.weight) * self.scale[:, None], self.bias)
