# title: a tiny number under the root
# fails: safe-functions-test [epsilon-changes-values]
# fails: safe-functions-hidden [epsilon-changes-values]

def root_or_zero(x):
    return torch.where(x > 0, (x.clamp(min=0) + 1e-12).sqrt(), 0.0)


def entropy(p):
    safe = torch.where(p > 0, p, 1.0)
    return -(p * safe.log()).sum(1)
