# title: kept 1 / std in a buffer that is not saved
# fails: standardise-test [no diagnosis]
# fails: standardise-hidden [no diagnosis]
# never: tensor-not-registered


class Standardise(torch.nn.Module):
    def __init__(self, mean, std):
        super().__init__()
        self.gain = torch.nn.Parameter(torch.ones_like(mean))
        self.register_buffer("mean", mean)
        self.register_buffer("std", std)
        self.register_buffer("inverse", 1 / std, persistent=False)

    def forward(self, x):
        return self.gain * (x - self.mean) * self.inverse
