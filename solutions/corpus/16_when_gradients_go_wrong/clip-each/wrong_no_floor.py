# title: no floor
# fails: clip-each-test [floor-forgotten]
# fails: clip-each-hidden [floor-forgotten]


def clip_each(named, limit):
    ratios = {}
    for name, p in named.items():
        if p.grad is not None:
            size = p.detach().norm()
            ratio = (p.grad.norm() / size).item()
            ratios[name] = ratio
            if ratio > limit:
                p.grad *= limit / ratio
    return ratios
