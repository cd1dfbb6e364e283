# title: a gradient with a history
# fails: clip-each-test [update-recorded]
# fails: clip-each-hidden [update-recorded]


def clip_each(named, limit):
    ratios = {}
    for name, p in named.items():
        if p.grad is not None:
            size = p.norm().clamp(min=0.001)
            ratio = p.grad.norm() / size
            ratios[name] = ratio.item()
            if ratio > limit:
                p.grad = p.grad * (limit / ratio)
    return ratios
