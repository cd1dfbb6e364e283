# title: jvp is given the direction as the point
# fails: hessian-times-test [point-and-direction-exchanged]
# fails: hessian-times-hidden [point-and-direction-exchanged]


def hessian_times(f, x, v):
    """Return the Hessian of `f` at `x`, times `v`, in the shape of `x`.

    Args:
        f: function from a tensor of the shape of `x` to a scalar tensor.
        x: plain floating point tensor of any shape.
        v: plain tensor of the shape and dtype of `x`.
    """
    from torch.func import grad, jvp

    return jvp(grad(f), (v,), (x,))[1]
