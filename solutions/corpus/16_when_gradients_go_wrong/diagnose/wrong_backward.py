# title: calls backward() and reads .grad
# fails: diagnose-test [leaves-filled-on-the-way]
# fails: diagnose-hidden [leaves-filled-on-the-way]


def diagnose(loss, tensors):
    for n, t in [*tensors.items(), ("loss", loss)]:
        if not t.isfinite().all():
            return "value", n
    if not loss.requires_grad:
        return "None", list(tensors)[-1]
    for t in tensors.values():
        if t.requires_grad:
            t.retain_grad()
    loss.backward(retain_graph=True)
    for n, t in reversed(tensors.items()):
        if t.grad is None:
            return "None", n
        if not t.grad.isfinite().all():
            return "not finite", n
        if (t.grad == 0).all():
            return "zero", n
    return "fine", None
