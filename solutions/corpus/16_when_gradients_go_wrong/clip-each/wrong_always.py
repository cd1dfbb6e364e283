# title: stretches short gradients too
# fails: clip-each-test [short-gradients-stretched]
# fails: clip-each-hidden [short-gradients-stretched]


def clip_each(named, limit):
    ratios = {}
    for name, p in named.items():
        if p.grad is not None:
            size = max(p.detach().norm().item(), 0.001)
            ratio = p.grad.norm().item() / size
            ratios[name] = ratio
            p.grad *= limit / max(ratio, 1e-30)
    return ratios
