# title: the gain is used without history
# fails: standardise-test [nothing-requires-grad]
# fails: standardise-hidden [nothing-requires-grad]


class Standardise(torch.nn.Module):
    def __init__(self, mean, std):
        super().__init__()
        self.gain = torch.nn.Parameter(torch.ones_like(mean))
        self.register_buffer("mean", mean)
        self.register_buffer("std", std)

    def forward(self, x):
        return self.gain.data * (x - self.mean) / self.std
