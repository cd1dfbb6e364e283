# title: gives the loss as grad_outputs
# fails: middle-gradient-test [no diagnosis]
# fails: middle-gradient-hidden [no diagnosis]
def middle_gradient(inner, outer, x):
    """Return the gradient of `outer(inner(x))` with respect to `inner(x)`.

    Args:
        inner: function from a tensor to a tensor.
        outer: function from that tensor to a scalar tensor.
        x: leaf tensor that requires a gradient; `x.grad` stays as it is.

    Returns:
        A tensor of the shape of `inner(x)`.
    """
    y = inner(x)
    loss = outer(y)
    return torch.autograd.grad(loss, y, grad_outputs=loss.detach())[0]
