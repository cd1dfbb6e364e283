# title: asks values for nan only
# never: forward-first
# fails: diagnose-test [infinity-passed-over]
# fails: diagnose-hidden [infinity-passed-over]


def diagnose(loss, tensors):
    for n, t in [*tensors.items(), ("loss", loss)]:
        if t.isnan().any():
            return "value", n
    for n, t in reversed(tensors.items()):
        g = None
        if loss.requires_grad and t.requires_grad:
            (g,) = torch.autograd.grad(loss, [t], retain_graph=True, allow_unused=True)
        if g is None:
            return "None", n
        if not g.isfinite().all():
            return "not finite", n
        if (g == 0).all():
            return "zero", n
    return "fine", None
