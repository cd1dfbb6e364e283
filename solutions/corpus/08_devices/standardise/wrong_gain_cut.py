# title: the gain is used without history
# fails: standardise-test [used-without-its-history]
# fails: standardise-hidden [used-without-its-history]


class Standardise(torch.nn.Module):
    def __init__(self, mean, std):
        super().__init__()
        self.gain = torch.nn.Parameter(torch.ones_like(mean))
        self.register_buffer("mean", mean)
        self.register_buffer("std", std)

    def forward(self, x):
        return self.gain.data * (x - self.mean) / self.std
