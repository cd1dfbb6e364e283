# title: a gradient is bad only if all of it is
# fails: diagnose-test [one-bad-element-is-enough]
# fails: diagnose-hidden [one-bad-element-is-enough]


def diagnose(loss, tensors):
    for n, t in [*tensors.items(), ("loss", loss)]:
        if not t.isfinite().all():
            return "value", n
    for n, t in reversed(tensors.items()):
        g = None
        if loss.requires_grad and t.requires_grad:
            (g,) = torch.autograd.grad(loss, [t], allow_unused=True, retain_graph=True)
        if g is None:
            return "None", n
        if not g.isfinite().any():
            return "not finite", n
        if not g.any():
            return "zero", n
    return "fine", None
