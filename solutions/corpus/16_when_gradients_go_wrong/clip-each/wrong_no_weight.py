# title: forgets the norm of the weight
# fails: clip-each-test [weight-norm-forgotten]
# fails: clip-each-hidden [weight-norm-forgotten]


def clip_each(named, limit):
    ratios = {}
    for name, p in named.items():
        if p.grad is not None:
            size = max(p.detach().norm().item(), 0.001)
            ratio = p.grad.norm().item() / size
            ratios[name] = ratio
            length = p.grad.norm().item()
            if length > limit:
                p.grad *= limit / length
    return ratios
