# title: a loss without a history is called the fault, by the name "loss"
# fails: diagnose-test [no diagnosis]
# fails: diagnose-hidden [no diagnosis]
def diagnose(loss, tensors):
    for name, t in tensors.items():
        if not t.isfinite().all():
            return "value", name
    if not loss.isfinite().all():
        return "value", "loss"
    if not loss.requires_grad:
        return "None", "loss"
    for name, t in reversed(tensors.items()):
        slope = None
        if t.requires_grad:
            (slope,) = torch.autograd.grad(loss, t, retain_graph=True, allow_unused=True)
        if slope is None:
            return "None", name
        if not slope.isfinite().all():
            return "not finite", name
        if (slope == 0).all():
            return "zero", name
    return "fine", None
