# title: mean and std are not trained, so that part need not be recorded
# fails: standardise-hidden [graph-cut]


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
        self.register_buffer("std", std)

    def forward(self, x):
        """x: tensor of shape (n, k) on the device of the module."""
        with torch.no_grad():
            standard = (x - self.mean) / self.std
        return self.gain * standard
