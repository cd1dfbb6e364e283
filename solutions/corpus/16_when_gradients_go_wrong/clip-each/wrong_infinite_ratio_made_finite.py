# title: gradient by parameter
# fails: clip-each-test [floor-forgotten]
# fails: clip-each-hidden [floor-forgotten]

@torch.no_grad()
def clip_each(named, limit):
    ratios = {}
    for name, p in named.items():
        if p.grad is None:
            continue
        ratio = (p.grad.norm() / p.norm()).nan_to_num(0.0).item()
        ratios[name] = ratio
        if ratio > limit:
            p.grad.mul_(limit / ratio)
    return ratios
