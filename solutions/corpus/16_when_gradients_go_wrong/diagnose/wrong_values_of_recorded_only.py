# title: looks at the values only where a gradient is expected
# fails: diagnose-test [no diagnosis]


def diagnose(loss, tensors):
    recorded = {name: t for name, t in tensors.items() if t.requires_grad}
    for name, t in recorded.items():
        if not t.isfinite().all():
            return ("value", name)
    if not loss.isfinite().all():
        return ("value", "loss")
    for name, t in reversed(tensors.items()):
        if name not in recorded or not loss.requires_grad:
            return ("None", name)
        (g,) = torch.autograd.grad(loss, [t], allow_unused=True, retain_graph=True)
        if g is None:
            return ("None", name)
        if not g.isfinite().all():
            return ("not finite", name)
        if not g.any():
            return ("zero", name)
    return ("fine", None)
