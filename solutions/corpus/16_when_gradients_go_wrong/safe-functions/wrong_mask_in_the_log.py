# title: added 1 where p is 0, and took it away elsewhere
# fails: safe-functions-test [no diagnosis]
# fails: safe-functions-hidden [no diagnosis]

def root_or_zero(x):
    mask = (x > 0).to(x.dtype)
    return torch.relu(x).sqrt() * mask


def entropy(p):
    mask = (p > 0).to(p.dtype)
    return -(mask * p * (p + 1 - mask).log()).sum(1)
