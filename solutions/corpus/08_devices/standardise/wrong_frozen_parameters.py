# title: parameters that require no gradient, still handed to optimizers
# fails: standardise-test [fixed-and-still-a-parameter]
# fails: standardise-hidden [fixed-and-still-a-parameter]


class Standardise(torch.nn.Module):
    def __init__(self, mean, std):
        super().__init__()
        self.gain = torch.nn.Parameter(torch.ones_like(mean))
        self.mean = torch.nn.Parameter(mean, requires_grad=False)
        self.std = torch.nn.Parameter(std, requires_grad=False)

    def forward(self, x):
        return self.gain * (x - self.mean) / self.std
