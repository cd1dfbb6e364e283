# title: leaves out parameters that were frozen after backward()
# fails: clip-each-test [no diagnosis]
# fails: clip-each-hidden [no diagnosis]


def clip_each(named, limit):
    ratios = {}
    for name, p in named.items():
        if p.requires_grad and p.grad is not None:
            ratios[name] = p.grad.norm().item() / max(p.detach().norm().item(), 0.001)
            p.grad *= min(1.0, limit / ratios[name]) if ratios[name] else 1.0
    return ratios
