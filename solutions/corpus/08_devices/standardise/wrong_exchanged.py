# title: mean and std exchanged
# fails: standardise-test [no diagnosis]
# fails: standardise-hidden [no diagnosis]


class Standardise(torch.nn.Module):
    def __init__(self, mean, std):
        super().__init__()
        self.gain = torch.nn.Parameter(torch.ones_like(mean))
        self.register_buffer("mean", std)
        self.register_buffer("std", mean)

    def forward(self, x):
        return self.gain * (x - self.mean) / self.std
