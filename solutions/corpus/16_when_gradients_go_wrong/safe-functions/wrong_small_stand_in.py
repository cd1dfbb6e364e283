# title: The stand-in should be close to 0, and multiplied by p = 0 its logarithm disappears.
# fails: safe-functions-test [logarithm-of-a-tiny-number]
# fails: safe-functions-hidden [logarithm-of-a-tiny-number]
# never: epsilon-changes-values
def root_or_zero(x):
    inside = torch.where(x > 0, x, 1.0)
    return torch.where(x > 0, torch.sqrt(inside), 0.0)


def entropy(p):
    inside = torch.where(p > 0, p, 1e-30)
    return -(p * torch.log(inside)).sum(dim=1)
