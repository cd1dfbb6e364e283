# title: one buffer, and one ordinary attribute
# fails: standardise-test [tensor-not-registered]
# fails: standardise-hidden [tensor-not-registered]


class Standardise(torch.nn.Module):
    def __init__(self, mean, std):
        super().__init__()
        self.gain = torch.nn.Parameter(torch.ones_like(mean))
        self.register_buffer("mean", mean)
        self.std = std

    def forward(self, x):
        return self.gain * (x - self.mean) / self.std
