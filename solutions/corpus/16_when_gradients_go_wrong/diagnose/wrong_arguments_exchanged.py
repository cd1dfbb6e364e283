# title: hands autograd.grad the tensor first and the loss second
# fails: diagnose-test [grad-arguments-exchanged]
# fails: diagnose-hidden [grad-arguments-exchanged]


def diagnose(loss, tensors):
    """Return which fault keeps `tensors` from a good gradient, and where.

    Args:
        loss: tensor with one element.
        tensors: dict from names to tensors, in the order of computation.

    Returns:
        A pair: one of "value", "None", "not finite", "zero", "fine"; and a name or None.
    """
    for label, value in [*tensors.items(), ('loss', loss)]:
        if not torch.isfinite(value).all():
            return ('value', label)
    for label, value in reversed(tensors.items()):
        slope = None
        if loss.requires_grad and value.requires_grad:
            slope = torch.autograd.grad(value, loss, retain_graph=True, allow_unused=True)[0]
        if slope is None:
            return ('None', label)
        if not torch.isfinite(slope).all():
            return ('not finite', label)
        if not slope.count_nonzero():
            return ('zero', label)
    return ('fine', None)
