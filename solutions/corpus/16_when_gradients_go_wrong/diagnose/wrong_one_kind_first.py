# title: looked for each kind of fault in turn
# fails: diagnose-test [no diagnosis]
# fails: diagnose-hidden [no diagnosis]

def diagnose(loss, tensors):
    for name, t in tensors.items():
        if not t.isfinite().all():
            return ("value", name)
    if not loss.isfinite().all():
        return ("value", "loss")
    names = list(reversed(tensors))
    if not loss.requires_grad:
        return ("None", names[0]) if names else ("fine", None)
    grads = {n: torch.autograd.grad(loss, tensors[n], retain_graph=True, allow_unused=True)[0] if tensors[n].requires_grad else None for n in names}
    for n in names:
        if grads[n] is None:
            return ("None", n)
    for n in names:
        if not grads[n].isfinite().all():
            return ("not finite", n)
    for n in names:
        if not grads[n].any():
            return ("zero", n)
    return ("fine", None)
