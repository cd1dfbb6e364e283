# title: two parameters, which are trained
# fails: standardise-test [fixed-and-still-a-parameter]
# fails: standardise-hidden [fixed-and-still-a-parameter]


class Standardise(torch.nn.Module):
    def __init__(self, mean, std):
        super().__init__()
        self.gain = torch.nn.Parameter(torch.ones_like(mean))
        self.mean = torch.nn.Parameter(mean)
        self.std = torch.nn.Parameter(std)

    def forward(self, x):
        return self.gain * (x - self.mean) / self.std
