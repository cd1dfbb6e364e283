# title: one norm for all
# fails: clip-each-test [one-norm-for-all]
# fails: clip-each-hidden [weight-norm-forgotten]


def clip_each(named, limit):
    ratios = {}
    for name, p in named.items():
        if p.grad is not None:
            ratios[name] = p.grad.norm().item() / max(p.detach().norm().item(), 0.001)
    torch.nn.utils.clip_grad_norm_(list(named.values()), limit)
    return ratios
