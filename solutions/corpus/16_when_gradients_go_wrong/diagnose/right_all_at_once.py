# title: all gradients in one call


def diagnose(loss, tensors):
    for n, t in [*tensors.items(), ("loss", loss)]:
        if not bool(torch.isfinite(t).all()):
            return "value", n
    able = [t for t in tensors.values() if t.requires_grad]
    grads = [None] * len(able)
    if loss.requires_grad and able:
        grads = torch.autograd.grad(loss, able, allow_unused=True, retain_graph=True)
    found = {id(t): g for t, g in zip(able, grads)}
    for n in list(tensors)[::-1]:
        g = found.get(id(tensors[n]))
        if g is None:
            return ("None", n)
        if g.isnan().any() or g.isinf().any():
            return ("not finite", n)
        if torch.count_nonzero(g) == 0:
            return ("zero", n)
    return ("fine", None)
