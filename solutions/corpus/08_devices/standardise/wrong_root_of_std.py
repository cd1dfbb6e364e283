# title: as in batch norm
# fails: standardise-test [no diagnosis]
# fails: standardise-hidden [no diagnosis]


class Standardise(torch.nn.Module):
    def __init__(self, mean, std):
        super().__init__()
        self.gain = torch.nn.Parameter(torch.ones_like(mean))
        self.register_buffer("mean", mean.clone())
        self.register_buffer("std", std.clone())

    def forward(self, x):
        return self.gain * (x - self.mean) * torch.rsqrt(self.std)
