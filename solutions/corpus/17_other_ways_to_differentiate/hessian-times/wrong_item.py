# title: returns the number in the tensor
# fails: hessian-times-test [item-of-many]
# fails: hessian-times-test-line [item-of-many]
# fails: hessian-times-hidden [item-of-many]


def hessian_times(f, x, v):
    """Return the Hessian of `f` at `x`, times `v`, in the shape of `x`.

    Args:
        f: function from a tensor of the shape of `x` to a scalar tensor.
        x: plain floating point tensor of any shape.
        v: plain tensor of the shape and dtype of `x`.
    """
    _, bend = torch.func.jvp(torch.func.grad(f), (x,), (v,))
    return bend.item()
