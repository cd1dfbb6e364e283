# title: roots of mean squares in place of norms
# fails: clip-each-test [no diagnosis]
# fails: clip-each-hidden [no diagnosis]


def clip_each(named, limit):
    out = {}
    for n, p in named.items():
        if p.grad is None: continue
        r = p.grad.pow(2).mean().sqrt().item() / max(p.detach().pow(2).mean().sqrt().item(), 0.001)
        out[n] = r
        if r > limit: p.grad *= limit / r
    return out
