# title: ordinary attributes, and a formula that is wrong on the CPU already
# fails: standardise-test [no diagnosis]
# fails: standardise-hidden [no diagnosis]


class Standardise(torch.nn.Module):
    def __init__(self, mean, std):
        super().__init__()
        self.gain = torch.nn.Parameter(torch.ones_like(mean))
        self.mean, self.std = mean, std

    def forward(self, x):
        return self.gain * (x / self.std - self.mean)
