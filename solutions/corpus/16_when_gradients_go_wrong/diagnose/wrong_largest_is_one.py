# title: takes a gradient whose largest element is 1 for a dead one
# fails: diagnose-test [no diagnosis]
# fails: diagnose-hidden [no diagnosis]
# never: some-zeros-are-normal
# never: cancelling-is-not-zero


def diagnose(loss, tensors):
    everything = list(tensors.items()) + [("loss", loss)]
    for name, t in everything:
        if not t.isfinite().all():
            return "value", name
    for name, t in everything[-2::-1]:
        g = None
        if loss.requires_grad and t.requires_grad:
            g = torch.autograd.grad(loss, t, retain_graph=True, allow_unused=True)[0]
        if g is None:
            return "None", name
        if not g.isfinite().all():
            return "not finite", name
        if g.max() == 1 or not g.any():
            return "zero", name
    return "fine", None
