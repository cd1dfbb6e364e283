# title: small is taken for zero
# fails: diagnose-test [small-is-not-zero]
# fails: diagnose-hidden [small-is-not-zero]


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
        if not g.isfinite().all():
            return "not finite", n
        if g.abs().max() < 1e-6:
            return "zero", n
    return "fine", None
