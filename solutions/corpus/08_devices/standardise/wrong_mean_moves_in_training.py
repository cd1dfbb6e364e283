# title: lets the mean follow the batches while the module is in training mode
# fails: standardise-test [no diagnosis]
# fails: standardise-hidden [no diagnosis]


class Standardise(torch.nn.Module):
    def __init__(self, mean, std):
        super().__init__()
        self.gain = torch.nn.Parameter(torch.ones_like(mean))
        self.register_buffer("mean", mean.clone())
        self.register_buffer("std", std.clone())

    def forward(self, x):
        out = self.gain * (x - self.mean) / self.std
        if self.training:
            with torch.no_grad():
                self.mean = self.mean.lerp(x.reshape(-1, x.shape[-1]).mean(0), 0.1)
        return out
