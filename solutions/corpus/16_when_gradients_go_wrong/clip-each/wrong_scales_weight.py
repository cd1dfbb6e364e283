# title: shortens the weight
# fails: clip-each-test [weight-shortened]
# fails: clip-each-hidden [weight-shortened]


def clip_each(named, limit):
    ratios = {}
    for name, p in named.items():
        if p.grad is not None:
            size = max(p.detach().norm().item(), 0.001)
            ratio = p.grad.norm().item() / size
            ratios[name] = ratio
            if ratio > limit:
                p.data *= limit / ratio
    return ratios
