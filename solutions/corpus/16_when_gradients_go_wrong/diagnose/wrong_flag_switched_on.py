# title: switches the flag on where grad() refuses a tensor
# fails: diagnose-test [no diagnosis]
# fails: diagnose-hidden [no diagnosis]


def diagnose(loss, tensors):
    for name, t in [*tensors.items(), ("loss", loss)]:
        if not t.isfinite().all():
            return "value", name
    for name, t in reversed(list(tensors.items())):
        if not loss.requires_grad:
            return "None", name
        if not t.requires_grad:
            t.requires_grad_()
        (grad,) = torch.autograd.grad(loss, [t], torch.ones_like(loss), retain_graph=True, allow_unused=True)
        if grad is None:
            return "None", name
        if not grad.isfinite().all():
            return "not finite", name
        if not grad.any():
            return "zero", name
    return "fine", None
