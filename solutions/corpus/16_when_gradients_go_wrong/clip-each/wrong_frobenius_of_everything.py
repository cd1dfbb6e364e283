# title: the Frobenius norm of all that is no vector
# fails: clip-each-hidden [no diagnosis]


@torch.no_grad()
def clip_each(named, limit):
    def norm(t):
        return torch.linalg.norm(t, ord="fro" if t.dim() > 1 else None).item()

    ratios = {}
    for name, p in named.items():
        if p.grad is not None:
            ratios[name] = norm(p.grad) / max(norm(p), 0.001)
    for name, ratio in ratios.items():
        if ratio > limit:
            named[name].grad *= limit / ratio
    return ratios
