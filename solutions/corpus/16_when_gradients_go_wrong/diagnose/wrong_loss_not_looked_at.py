# title: forgets the value of the loss
# never: infinity-passed-over
# fails: diagnose-test [forward-first]
# fails: diagnose-hidden [forward-first]


def diagnose(loss, tensors):
    for n, t in tensors.items():
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
        if (g == 0).all():
            return "zero", n
    return "fine", None
