# title: cut each number off at its bound
# fails: clip-each-test [no diagnosis]
# fails: clip-each-hidden [no diagnosis]

def clip_each(named, limit):
    out = {}
    for name, p in named.items():
        if p.grad is None:
            continue
        size = max(p.detach().norm().item(), 0.001)
        out[name] = p.grad.norm().item() / size
        p.grad.clamp_(-limit * size, limit * size)
    return out
