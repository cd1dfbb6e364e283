# title: one ratio for all parameters together
# never: one-norm-for-all
# fails: clip-each-test [no diagnosis]
# fails: clip-each-hidden [no diagnosis]
def clip_each(named, limit):
    have = {n: p for n, p in named.items() if p.grad is not None}
    if not have:
        return {}
    of_gradients = torch.stack([p.grad.norm() for p in have.values()]).norm().item()
    of_all = torch.stack([p.detach().norm() for p in have.values()]).norm().item()
    ratio = of_gradients / max(of_all, 0.001)
    for p in have.values():
        if ratio > limit:
            p.grad.mul_(limit / ratio)
    return {n: ratio for n in have}
