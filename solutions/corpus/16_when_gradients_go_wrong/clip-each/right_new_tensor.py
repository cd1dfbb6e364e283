# title: stores a new gradient


@torch.no_grad()
def clip_each(named, limit):
    found = {}
    for name, p in named.items():
        if p.grad is None:
            continue
        bound = limit * p.norm().clamp(min=1e-3)
        length = p.grad.norm()
        found[name] = (length / p.norm().clamp(min=1e-3)).item()
        if length > bound:
            p.grad = p.grad / length * bound
    return found
