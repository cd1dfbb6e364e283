# title: not finite is nan, or equal to infinity
# fails: diagnose-hidden [infinity-passed-over]


def diagnose(loss, tensors):
    for name, t in [*tensors.items(), ("loss", loss)]:
        if not t.isfinite().all():
            return "value", name
    for name, t in reversed(list(tensors.items())):
        grad = None
        if loss.requires_grad and t.requires_grad:
            (grad,) = torch.autograd.grad(loss, [t], torch.ones_like(loss), retain_graph=True, allow_unused=True)
        if grad is None:
            return "None", name
        if grad.isnan().any() or (grad == float("inf")).any():
            return "not finite", name
        if not grad.any():
            return "zero", name
    return "fine", None
