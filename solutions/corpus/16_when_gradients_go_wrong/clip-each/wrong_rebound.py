# title: gives a local name the new gradient
# fails: clip-each-test [clipped-a-copy]
# fails: clip-each-hidden [clipped-a-copy]


def clip_each(named, limit):
    ratios = {}
    for name, p in named.items():
        if p.grad is not None:
            size = max(p.detach().norm().item(), 0.001)
            ratio = p.grad.norm().item() / size
            ratios[name] = ratio
            if ratio > limit:
                grad = p.grad
                grad = grad * (limit / ratio)
    return ratios
