# title: puts the loss into the caller's dict
# fails: diagnose-test [no diagnosis]
# fails: diagnose-hidden [no diagnosis]


def diagnose(loss, tensors):
    tensors["loss"] = loss
    for name, t in tensors.items():
        if not t.isfinite().all():
            return "value", name
    for name, t in [*tensors.items()][-2::-1]:
        g = None
        if loss.requires_grad and t.requires_grad:
            g = torch.autograd.grad(loss, t, retain_graph=True, allow_unused=True)[0]
        if g is None:
            return "None", name
        if not g.isfinite().all():
            return "not finite", name
        if not g.any():
            return "zero", name
    return "fine", None
