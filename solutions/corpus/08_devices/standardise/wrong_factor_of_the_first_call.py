# title: computed gain / std at the first call and kept it
# fails: standardise-test [no diagnosis]
# fails: standardise-hidden [no diagnosis]


class Standardise(torch.nn.Module):
    def __init__(self, mean, std):
        super().__init__()
        self.gain = torch.nn.Parameter(torch.ones_like(mean))
        self.register_buffer("mean", mean)
        self.register_buffer("std", std)
        self.factor = None

    def forward(self, x):
        if self.factor is None:
            self.factor = self.gain / self.std
        return (x - self.mean) * self.factor
