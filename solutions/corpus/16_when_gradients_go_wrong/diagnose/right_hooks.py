# title: hooks on each tensor, removed afterwards


def diagnose(loss, tensors):
    everything = dict(tensors, loss=loss)
    for name in everything:
        if not everything[name].isfinite().all():
            return ("value", name)
    gradients, handles = {}, []
    wanted = {n: t for n, t in tensors.items() if t.requires_grad}
    for n, t in wanted.items():
        handles.append(t.register_hook(lambda g, n=n: gradients.update({n: g.clone()})))
    if loss.requires_grad and wanted:
        torch.autograd.grad(loss, list(wanted.values()), retain_graph=True, allow_unused=True)
    for handle in handles:
        handle.remove()
    for name in list(tensors)[::-1]:
        g = gradients.get(name)
        if g is None:
            return ("None", name)
        if g.isnan().any() or g.isinf().any():
            return ("not finite", name)
        if (g == 0).all():
            return ("zero", name)
    return ("fine", None)
