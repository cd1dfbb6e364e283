# title: multiplies the gradients that are short enough
# never: clipped-a-copy
# fails: clip-each-test [short-gradients-stretched]
# fails: clip-each-hidden [short-gradients-stretched]
def clip_each(named, limit):
    ratios = {}
    for name, p in named.items():
        if p.grad is None:
            continue
        ratios[name] = p.grad.norm().item() / max(p.detach().norm().item(), 0.001)
        if 0 < ratios[name] < limit:
            p.grad.mul_(limit / ratios[name])
    return ratios
