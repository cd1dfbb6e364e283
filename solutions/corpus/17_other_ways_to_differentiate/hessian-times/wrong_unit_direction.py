# title: v is brought to length 1
# fails: hessian-times-test [direction-of-length-one]
# fails: hessian-times-hidden [direction-of-length-one]


def hessian_times(f, x, v):
    """Return the Hessian of `f` at `x`, times `v`, in the shape of `x`.

    Args:
        f: function from a tensor of the shape of `x` to a scalar tensor.
        x: plain floating point tensor of any shape.
        v: plain tensor of the shape and dtype of `x`.
    """
    direction = v / v.norm()
    return torch.func.jvp(torch.func.grad(f), (x,), (direction,))[1]
