# title: a hook replaces the bad gradient in front of the root


def root_or_zero(x):
    inner = x.clamp(min=0) * 1
    if inner.requires_grad:
        inner.register_hook(lambda g: torch.where(x > 0, g, torch.zeros_like(g)))
    return torch.where(x > 0, inner.sqrt(), torch.zeros_like(x))


def entropy(p):
    safe = torch.where(p > 0, p, torch.ones_like(p))
    return -torch.where(p > 0, p * safe.log(), torch.zeros_like(p)).sum(dim=1)
