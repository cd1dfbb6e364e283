# title: everything is a buffer, nothing is trained
# fails: standardise-test [never-asked-to-record]
# fails: standardise-hidden [never-asked-to-record]


class Standardise(torch.nn.Module):
    def __init__(self, mean, std):
        super().__init__()
        self.register_buffer("gain", torch.ones_like(mean))
        self.register_buffer("mean", mean)
        self.register_buffer("std", std)

    def forward(self, x):
        return self.gain * (x - self.mean) / self.std
