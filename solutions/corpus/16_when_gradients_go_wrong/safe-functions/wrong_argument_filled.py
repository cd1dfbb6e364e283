# title: fills the zeros of p itself
# fails: safe-functions-test [changed-the-callers-tensor]
# fails: safe-functions-hidden [changed-the-callers-tensor]
def root_or_zero(x):
    safe = torch.where(x > 0, x, 1.0)
    return torch.where(x > 0, safe.sqrt(), 0.0)


def entropy(p):
    plain = p.detach()
    plain[plain == 0] = 1.0
    return -(p * p.log()).sum(1)
