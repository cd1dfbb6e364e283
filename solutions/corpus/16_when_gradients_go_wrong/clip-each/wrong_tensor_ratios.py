# title: tensors instead of floats
# fails: clip-each-test [still-a-tensor]
# fails: clip-each-hidden [still-a-tensor]


def clip_each(named, limit):
    ratios = {}
    for name, p in named.items():
        if p.grad is not None:
            size = max(p.detach().norm().item(), 0.001)
            ratio = p.grad.norm() / size
            ratios[name] = ratio
            if ratio > limit:
                p.grad *= limit / ratio
    return ratios
