# title: the ratio after clipping
# fails: clip-each-test [measured-after-clipping]
# fails: clip-each-hidden [measured-after-clipping]


def clip_each(named, limit):
    ratios = {}
    for name, p in named.items():
        if p.grad is not None:
            size = max(p.detach().norm().item(), 0.001)
            ratio = p.grad.norm().item() / size
            if ratio > limit:
                p.grad *= limit / ratio
            ratios[name] = p.grad.norm().item() / size
    return ratios
