# title: hooks that stay
# fails: diagnose-test [hook-left-behind]
# fails: diagnose-hidden [hook-left-behind]


def diagnose(loss, tensors):
    for n, t in [*tensors.items(), ("loss", loss)]:
        if not t.isfinite().all():
            return "value", n
    seen = {}
    wanted = [t for t in tensors.values() if t.requires_grad]
    for n, t in tensors.items():
        if t.requires_grad:
            t.register_hook(lambda g, n=n: seen.update({n: g}))
    if loss.requires_grad and wanted:
        torch.autograd.grad(loss, wanted, retain_graph=True, allow_unused=True)
    for n in reversed(tensors):
        g = seen.get(n)
        if g is None:
            return "None", n
        if not g.isfinite().all():
            return "not finite", n
        if not g.any():
            return "zero", n
    return "fine", None
