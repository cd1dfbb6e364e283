# title: the ratios are right, and each row is clipped by itself
# fails: clip-each-test [no diagnosis]
# fails: clip-each-hidden [no diagnosis]


def clip_each(named, limit):
    """Clip each gradient in proportion to its parameter; return the ratios from before."""
    ratios = {}
    with torch.no_grad():
        for name, p in named.items():
            if p.grad is None:
                continue
            ratios[name] = p.grad.norm().item() / max(p.norm().item(), 0.001)
            last = p.dim() - 1 if p.dim() > 0 else None
            g = p.grad.norm(dim=last, keepdim=True) if p.dim() else p.grad.abs()
            size = p.norm(dim=last, keepdim=True) if p.dim() else p.abs()
            each = g / size.clamp(min=0.001)
            factor = torch.where(each > limit, limit / each, torch.ones_like(each))
            p.grad.mul_(factor)
    return ratios
