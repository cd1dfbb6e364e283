# title: backward() with hooks, and .grad of the tensors set to None
# fails: diagnose-test [leaves-filled-on-the-way]
# fails: diagnose-hidden [leaves-filled-on-the-way]


def diagnose(loss, tensors):
    for name, t in tensors.items():
        if not t.isfinite().all():
            return ("value", name)
    if not loss.isfinite().all():
        return ("value", "loss")

    seen = {}
    handles = []
    for name, t in tensors.items():
        if t.requires_grad:
            handles.append(t.register_hook(lambda g, name=name: seen.__setitem__(name, g.clone())))
    if loss.requires_grad:
        loss.backward(retain_graph=True)
    for handle in handles:
        handle.remove()
    for t in tensors.values():
        if t.is_leaf:
            t.grad = None

    for name in reversed(tensors):
        g = seen.get(name)
        if g is None:
            return ("None", name)
        if not g.isfinite().all():
            return ("not finite", name)
        if not g.any():
            return ("zero", name)
    return ("fine", None)
