# title: asks for gradients of what requires none
# fails: diagnose-test [none-comes-without-the-flag]
# fails: diagnose-hidden [none-comes-without-the-flag]


def diagnose(loss, tensors):
    for n, t in [*tensors.items(), ("loss", loss)]:
        if not t.isfinite().all():
            return "value", n
    for n, t in reversed(tensors.items()):
        g = None
        if loss.requires_grad:
            (g,) = torch.autograd.grad(loss, [t], retain_graph=True, allow_unused=True)
        if g is None:
            return "None", n
        if not g.isfinite().all():
            return "not finite", n
        if (g == 0).all():
            return "zero", n
    return "fine", None
