# title: linalg.norm of a matrix is its largest singular value
# fails: clip-each-test [no diagnosis]
# fails: clip-each-hidden [no diagnosis]


def clip_each(named, limit):
    ratios = {}
    with torch.no_grad():
        for name, p in named.items():
            if p.grad is None:
                continue
            ratio = torch.linalg.norm(p.grad, 2).item() / max(torch.linalg.norm(p, 2).item(), 0.001)
            ratios[name] = ratio
            if ratio > limit:
                p.grad.mul_(limit / ratio)
    return ratios
