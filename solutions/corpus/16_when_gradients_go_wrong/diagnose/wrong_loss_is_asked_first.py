# title: values are looked at only if the loss is not finite
# fails: diagnose-test [no diagnosis]
# fails: diagnose-hidden [no diagnosis]
# never: infinity-passed-over
# never: forward-first


def diagnose(loss, tensors):
    if not loss.isfinite().all():
        for name, t in tensors.items():
            if not t.isfinite().all():
                return "value", name
        return "value", "loss"
    for name, t in reversed(list(tensors.items())):
        g = None
        if t.requires_grad and loss.requires_grad:
            g = torch.autograd.grad(loss, t, retain_graph=True, allow_unused=True)[0]
        if g is None:
            return "None", name
        if not g.isfinite().all():
            return "not finite", name
        if not g.any():
            return "zero", name
    return "fine", None
