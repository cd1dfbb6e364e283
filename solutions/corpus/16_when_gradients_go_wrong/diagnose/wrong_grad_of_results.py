# title: reads .grad of results
# fails: diagnose-test [grad-of-non-leaf]
# fails: diagnose-hidden [grad-of-non-leaf]


def diagnose(loss, tensors):
    for n, t in [*tensors.items(), ("loss", loss)]:
        if not t.isfinite().all():
            return "value", n
    if loss.requires_grad:
        loss.backward(retain_graph=True)
    for n, t in reversed(tensors.items()):
        if t.grad is None:
            return "None", n
        if not t.grad.isfinite().all():
            return "not finite", n
        if not t.grad.any():
            return "zero", n
    return "fine", None
