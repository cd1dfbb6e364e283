# title: buffers of a submodule


class Standardise(torch.nn.Module):
    def __init__(self, mean, std):
        super().__init__()
        self.gain = torch.nn.Parameter(torch.ones_like(mean))
        self.given = torch.nn.Module()
        self.given.register_buffer("mean", mean)
        self.given.register_buffer("std", std)

    def forward(self, x):
        return torch.addcdiv(torch.zeros_like(x), x - self.given.mean, self.given.std) * self.gain
