# title: zero means a sum of 0
# fails: diagnose-test [cancelling-is-not-zero]
# fails: diagnose-hidden [cancelling-is-not-zero]


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
        if not g.isfinite().all():
            return "not finite", n
        if g.sum() == 0:
            return "zero", n
    return "fine", None
