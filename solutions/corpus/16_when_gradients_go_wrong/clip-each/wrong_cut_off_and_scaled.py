# title: cuts the elements down, and then scales to the right length
# fails: clip-each-test [no diagnosis]
# fails: clip-each-hidden [no diagnosis]


def clip_each(named, limit):
    out = {}
    for name, p in named.items():
        if p.grad is None:
            continue
        size = max(p.detach().norm().item(), 0.001)
        out[name] = p.grad.norm().item() / size
        if out[name] > limit:
            p.grad.clamp_(-limit * size, limit * size)
            p.grad.mul_(limit * size / p.grad.norm())
    return out
