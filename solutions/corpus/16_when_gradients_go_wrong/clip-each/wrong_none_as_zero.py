# title: no gradient, ratio 0
# fails: clip-each-test [no diagnosis]
# fails: clip-each-hidden [no diagnosis]

@torch.no_grad()
def clip_each(named, limit):
    ratios = {}
    for name, p in named.items():
        ratios[name] = 0.0
        if p.grad is not None:
            ratio = p.grad.norm().item() / max(p.norm().item(), 0.001)
            ratios[name] = ratio
            if ratio > limit:
                p.grad.mul_(limit / ratio)
    return ratios
