# title: computed 1 / std at the first call and kept it
# fails: standardise-test [no diagnosis]
# fails: standardise-hidden [no diagnosis]


class Standardise(torch.nn.Module):
    def __init__(self, mean, std):
        super().__init__()
        self.gain = torch.nn.Parameter(torch.ones_like(mean))
        self.register_buffer("mean", mean)
        self.register_buffer("std", std)
        self.inverse = None

    def forward(self, x):
        if self.inverse is None:
            self.inverse = 1 / self.std
        return self.gain * (x - self.mean) * self.inverse
