# title: one flat message


def backward_on_part(model, x, y):
    params = list(model.parameters())
    if x.shape[0] > 0:
        grads = torch.autograd.grad(((model(x) - y) ** 2).sum(), params, allow_unused=True, materialize_grads=True)
    else:
        grads = [torch.zeros_like(p) for p in params]
    flat = torch.cat([g.reshape(-1) for g in grads] + [torch.full((1,), float(len(x)), dtype=grads[0].dtype)])
    dist.all_reduce(flat)
    flat = flat[:-1] / flat[-1]
    at = 0
    for p in params:
        p.grad = flat[at : at + p.numel()].view_as(p).clone()
        at += p.numel()
