# title: frees the graph
# fails: diagnose-test [graph-freed-in-the-call]
# fails: diagnose-hidden [graph-freed-in-the-call]


def diagnose(loss, tensors):
    for n, t in [*tensors.items(), ("loss", loss)]:
        if not t.isfinite().all():
            return "value", n
    for n, t in reversed(tensors.items()):
        g = None
        if loss.requires_grad and t.requires_grad:
            (g,) = torch.autograd.grad(loss, [t], allow_unused=True)
        if g is None:
            return "None", n
        if not g.isfinite().all():
            return "not finite", n
        if (g == 0).all():
            return "zero", n
    return "fine", None
