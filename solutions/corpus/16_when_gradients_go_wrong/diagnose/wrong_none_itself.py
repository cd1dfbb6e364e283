# title: None, where the string is asked for
# fails: diagnose-test [no diagnosis]
# fails: diagnose-hidden [no diagnosis]

def diagnose(loss, tensors):
    for name, t in [*tensors.items(), ("loss", loss)]:
        if not torch.isfinite(t).all():
            return "value", name
    for name, t in reversed(tensors.items()):
        g = None
        if loss.requires_grad and t.requires_grad:
            g = torch.autograd.grad(loss, t, retain_graph=True, allow_unused=True)[0]
        if g is None:
            return None, name
        if not torch.isfinite(g).all():
            return "not finite", name
        if not g.any():
            return "zero", name
    return "fine", None
