# title: asks the sum of a gradient whether it is finite
# fails: diagnose-test [no diagnosis]
# fails: diagnose-hidden [no diagnosis]


def diagnose(loss, tensors):
    for name, t in {**tensors, "loss": loss}.items():
        if not t.isfinite().all():
            return "value", name
    for name in reversed(list(tensors)):
        t, g = tensors[name], None
        if loss.requires_grad and t.requires_grad:
            (g,) = torch.autograd.grad(loss, [t], retain_graph=True, allow_unused=True)
        if g is None:
            return "None", name
        if not g.sum().isfinite():
            return "not finite", name
        if not g.any():
            return "zero", name
    return "fine", None
