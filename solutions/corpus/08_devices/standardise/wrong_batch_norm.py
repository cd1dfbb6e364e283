# title: BatchNorm has a running mean and a running variance, which are buffers already
# fails: standardise-test [no diagnosis]
# fails: standardise-hidden [no diagnosis]
class Standardise(torch.nn.Module):
    def __init__(self, mean, std):
        super().__init__()
        self.gain = torch.nn.Parameter(torch.ones_like(mean))
        self.norm = torch.nn.BatchNorm1d(len(mean), affine=False)
        self.norm.running_mean.copy_(mean)
        self.norm.running_var.copy_(std**2)

    def forward(self, x):
        return self.gain * self.norm(x)
