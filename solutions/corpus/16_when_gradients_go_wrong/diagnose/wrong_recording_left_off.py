# title: switches recording off for the look and never on again
# fails: diagnose-test [recording-left-off]
# fails: diagnose-hidden [recording-left-off]


def diagnose(loss, tensors):
    torch.set_grad_enabled(False)  # we only look
    for name, t in [*tensors.items(), ("loss", loss)]:
        if not t.isfinite().all():
            return ("value", name)
    for name, t in reversed(tensors.items()):
        g = None
        if loss.requires_grad and t.requires_grad:
            (g,) = torch.autograd.grad(loss, [t], allow_unused=True, retain_graph=True)
        if g is None:
            return ("None", name)
        if not g.isfinite().all():
            return ("not finite", name)
        if not g.any():
            return ("zero", name)
    return ("fine", None)
