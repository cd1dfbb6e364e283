# title: minimum of factors


def clip_each(named, limit):
    ratios = {}
    for name, p in named.items():
        if p.grad is None:
            continue
        size = max(p.data.pow(2).sum().sqrt().item(), 0.001)
        ratios[name] = p.grad.pow(2).sum().sqrt().item() / size
        p.grad.mul_(min(1.0, limit / max(ratios[name], 1e-30)))
    return ratios
