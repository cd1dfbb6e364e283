# title: computes on the CPU and moves the result back
# fails: standardise-test [no diagnosis]
# fails: standardise-hidden [no diagnosis]


class Standardise(torch.nn.Module):
    def __init__(self, mean, std):
        super().__init__()
        self.gain = torch.nn.Parameter(torch.ones_like(mean))
        self.register_buffer("mean", mean)
        self.register_buffer("std", std)

    def forward(self, x):
        centred = (x.cpu() - self.mean.cpu()) / self.std.cpu()
        return self.gain * centred.to(x.device)
