# title: a sign of its own, for which 0 is positive
# fails: one-bit-test [no diagnosis]


class OneBit(nn.Module):
    def __init__(self, inputs, outputs, bias=True):
        super().__init__()
        self.weight = nn.Parameter(torch.empty(outputs, inputs).uniform_(-1, 1))
        self.register_buffer("scale", self.weight.detach().abs().mean(-1))
        self.bias = nn.Parameter(torch.zeros(outputs)) if bias else None

    def forward(self, x):
        up = 2.0 * (self.weight >= 0) - 1
        through = up + self.weight - self.weight.detach()
        return F.linear(x, through * self.scale[:, None], self.bias)
