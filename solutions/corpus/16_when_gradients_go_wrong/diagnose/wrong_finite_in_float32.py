# title: looks at everything in float32
# fails: diagnose-hidden [no diagnosis]


def diagnose(loss, tensors):
    def is_good(t):
        return bool(t.detach().float().isfinite().all())

    for name, t in [*tensors.items(), ("loss", loss)]:
        if not is_good(t):
            return "value", name
    for name, t in reversed(list(tensors.items())):
        grad = None
        if loss.requires_grad and t.requires_grad:
            (grad,) = torch.autograd.grad(loss, [t], torch.ones_like(loss), retain_graph=True, allow_unused=True)
        if grad is None:
            return "None", name
        if not is_good(grad):
            return "not finite", name
        if not grad.any():
            return "zero", name
    return "fine", None
