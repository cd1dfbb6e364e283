# title: multiplies by ratio / limit
# fails: clip-each-test [no diagnosis]
# fails: clip-each-hidden [no diagnosis]


def clip_each(named, limit):
    ratios = {}
    for name, p in named.items():
        if p.grad is None:
            continue
        size = max(p.detach().norm().item(), 0.001)
        ratio = p.grad.norm().item() / size
        ratios[name] = ratio
        if ratio > limit:
            p.grad.mul_(ratio / limit)
    return ratios
