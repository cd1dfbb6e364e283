# title: looks for nan and not for inf
# fails: diagnose-test [infinity-passed-over]
# fails: diagnose-hidden [infinity-passed-over]


def diagnose(loss, tensors):
    for n, t in [*tensors.items(), ("loss", loss)]:
        if not t.isfinite().all():
            return "value", n
    for n, t in reversed(tensors.items()):
        g = None
        if loss.requires_grad and t.requires_grad:
            (g,) = torch.autograd.grad(loss, [t], retain_graph=True, allow_unused=True)
        if g is None:
            return "None", n
        if g.isnan().any():
            return "not finite", n
        if (g == 0).all():
            return "zero", n
    return "fine", None
