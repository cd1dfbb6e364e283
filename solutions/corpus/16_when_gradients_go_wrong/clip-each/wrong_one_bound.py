# title: clip_grad_norm_ for all parameters together
# fails: clip-each-test [no diagnosis]
# fails: clip-each-hidden [no diagnosis]
# never: one-norm-for-all

@torch.no_grad()
def clip_each(named, limit):
    ratios = {}
    for name, p in named.items():
        if p.grad is not None:
            ratios[name] = p.grad.norm().item() / max(p.norm().item(), 0.001)
    total = torch.stack([p.norm() for p in named.values()]).norm().clamp(min=0.001)
    torch.nn.utils.clip_grad_norm_(list(named.values()), limit * total.item())
    return ratios
