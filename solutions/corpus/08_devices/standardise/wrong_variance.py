# title: keeps the variance, as batch norm does, and takes its root
# fails: standardise-hidden [no diagnosis]


class Standardise(torch.nn.Module):
    """`gain * (x - mean) / std`, with a trained `gain` and given `mean` and `std`.

    Args:
        mean: tensor of shape (k,), on the CPU.
        std: tensor of shape (k,), on the CPU.
    """

    def __init__(self, mean, std):
        super().__init__()
        self.gain = torch.nn.Parameter(torch.ones_like(mean))
        self.register_buffer("mean", mean)
        self.register_buffer("variance", std**2)

    def forward(self, x):
        """x: tensor of shape (n, k) on the device of the module."""
        return self.gain * (x - self.mean) / self.variance.sqrt()
