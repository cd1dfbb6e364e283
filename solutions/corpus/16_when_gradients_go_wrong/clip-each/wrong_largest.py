# title: the largest element instead of the norm
# fails: clip-each-test [largest-element-instead-of-norm]
# fails: clip-each-hidden [largest-element-instead-of-norm]


def clip_each(named, limit):
    ratios = {}
    for name, p in named.items():
        if p.grad is not None:
            size = max(p.detach().norm().item(), 0.001)
            ratio = p.grad.abs().max().item() / size
            ratios[name] = ratio
            if ratio > limit:
                p.grad *= limit / ratio
    return ratios
