# title: measured each row
# fails: clip-each-test [no diagnosis]
# fails: clip-each-hidden [no diagnosis]

def clip_each(named, limit):
    out = {}
    for name, p in named.items():
        if p.grad is not None:
            size = p.detach().norm(dim=-1, keepdim=True).clamp(min=0.001)
            r = p.grad.norm(dim=-1, keepdim=True) / size
            out[name] = r.max().item()
            p.grad.mul_(torch.where(r > limit, limit / r, 1.0))
    return out
