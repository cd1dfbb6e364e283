# title: one buffer for both


class Standardise(torch.nn.Module):
    def __init__(self, mean, std):
        super().__init__()
        self.gain = torch.nn.Parameter(torch.ones_like(mean))
        self.register_buffer("given", torch.stack([mean, std]))

    def forward(self, x):
        mean, std = self.given
        return (x - mean) * self.gain / std
