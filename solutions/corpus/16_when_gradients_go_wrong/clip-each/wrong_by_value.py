# title: cuts each element
# fails: clip-each-test [clipped-by-value]
# fails: clip-each-hidden [clipped-by-value]


def clip_each(named, limit):
    ratios = {}
    for name, p in named.items():
        if p.grad is not None:
            size = max(p.detach().norm().item(), 0.001)
            ratio = p.grad.norm().item() / size
            ratios[name] = ratio
            if ratio > limit:
                p.grad.clamp_(-limit, limit)
    return ratios
