# title: added 0.001 to the norm
# fails: clip-each-test [no diagnosis]
# fails: clip-each-hidden [no diagnosis]

def clip_each(named, limit):
    ratios = {}
    for name, p in named.items():
        if p.grad is None:
            continue
        r = (p.grad.norm() / (p.norm() + 0.001)).item()
        ratios[name] = r
        if r > limit:
            p.grad.mul_(limit / r)
    return ratios
