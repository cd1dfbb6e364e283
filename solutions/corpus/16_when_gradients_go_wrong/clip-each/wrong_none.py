# title: forgets that a gradient may be None
# fails: clip-each-test [gradient-may-be-none]
# fails: clip-each-hidden [gradient-may-be-none]


def clip_each(named, limit):
    ratios = {}
    for name, p in named.items():
        if True:
            size = max(p.detach().norm().item(), 0.001)
            ratio = p.grad.norm().item() / size
            ratios[name] = ratio
            if ratio > limit:
                p.grad *= limit / ratio
    return ratios
