# title: one registered buffer of both, read by properties


class Standardise(torch.nn.Module):
    def __init__(self, mean, std):
        super().__init__()
        self.gain = torch.nn.Parameter(torch.ones_like(mean))
        self.register_buffer("both", torch.stack([mean, std.reciprocal()]))

    mean = property(lambda self: self.both[0])
    slope = property(lambda self: self.both[1])

    def forward(self, x):
        return torch.addcmul(-self.mean * self.slope, x, self.slope) * self.gain
