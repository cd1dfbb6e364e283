# title: 0.001 in place of a norm of 0 only
# fails: clip-each-test [no diagnosis]
# fails: clip-each-hidden [no diagnosis]

def clip_each(named, limit):
    ratios = {}
    with torch.no_grad():
        for name, p in named.items():
            if p.grad is None:
                continue
            ratio = p.grad.norm().item() / (p.norm().item() or 0.001)
            ratios[name] = ratio
            if ratio > limit:
                p.grad.mul_(limit / ratio)
    return ratios
