# title: a factor of limit / 0
# fails: clip-each-test [zero-gradient-made-nan]
# fails: clip-each-hidden [zero-gradient-made-nan]


def clip_each(named, limit):
    ratios = {}
    for name, p in named.items():
        if p.grad is not None:
            size = max(p.detach().norm().item(), 0.001)
            ratio = p.grad.norm().item() / size
            ratios[name] = ratio
            factor = torch.tensor(limit) / torch.tensor(ratio)
            p.grad *= torch.where(factor < 1, factor, factor / factor).to(p.grad)
    return ratios
