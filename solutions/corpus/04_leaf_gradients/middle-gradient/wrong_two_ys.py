# title: asks for the gradient of another y, which may be unused
# fails: middle-gradient-test [another-middle-asked]
# fails: middle-gradient-hidden [another-middle-asked]
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
    loss = outer(inner(x))
    gradient = torch.autograd.grad(loss, y, allow_unused=True)
    return gradient[0]
