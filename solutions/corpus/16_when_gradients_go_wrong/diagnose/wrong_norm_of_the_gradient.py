# title: one number for each gradient, its norm, tells all three kinds
# fails: diagnose-test [no diagnosis]
# fails: diagnose-hidden [no diagnosis]


def diagnose(loss, tensors):
    for name, t in tensors.items():
        if not t.isfinite().all():
            return "value", name
    if not loss.isfinite().all():
        return "value", "loss"
    for name, t in reversed(list(tensors.items())):
        g = None
        if loss.requires_grad and t.requires_grad:
            (g,) = torch.autograd.grad(loss, [t], allow_unused=True, retain_graph=True)
        if g is None:
            return "None", name
        size = (g * g).sum().sqrt().item()
        if size != size or size == float("inf"):
            return "not finite", name
        if size == 0:
            return "zero", name
    return "fine", None
