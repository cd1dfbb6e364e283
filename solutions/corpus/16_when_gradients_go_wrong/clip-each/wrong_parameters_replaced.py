# title: puts new parameters with short gradients into the caller's dict
# fails: clip-each-test [no diagnosis]
# fails: clip-each-hidden [no diagnosis]


def clip_each(named, limit):
    found = {}
    for name, p in list(named.items()):
        if p.grad is None:
            continue
        found[name] = p.grad.norm().item() / max(p.detach().norm().item(), 0.001)
        if found[name] > limit:
            named[name] = torch.nn.Parameter(p.detach().clone(), p.requires_grad)
            named[name].grad = p.grad * (limit / found[name])
    return found
