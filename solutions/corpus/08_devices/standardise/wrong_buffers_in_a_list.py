# title: two buffers, in a list
# fails: standardise-test [tensor-not-registered]
# fails: standardise-hidden [tensor-not-registered]


class Standardise(torch.nn.Module):
    def __init__(self, mean, std):
        super().__init__()
        self.gain = torch.nn.Parameter(torch.ones_like(mean))
        self.constants = [torch.nn.Buffer(mean), torch.nn.Buffer(std)]

    def forward(self, x):
        mean, std = self.constants
        return self.gain * (x - mean) / std
