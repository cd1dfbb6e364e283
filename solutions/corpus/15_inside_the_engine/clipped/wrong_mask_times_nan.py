# title: mixes both results with a mask of 0 and 1
# never: zero-over-zero
# fails: clipped-test [infinite-factor-times-zero]
# fails: clipped-hidden [infinite-factor-times-zero]

def clipped(h, limit):
    """Return `h` if its norm is at most `limit`, and else `h` shrunk to that norm.

    Args:
        h: tensor of shape (n,), which may require a gradient.
        limit: positive Python float.

    Returns:
        A tensor of shape (n,). For gradients, the factor is a constant.
    """
    size = h.detach().norm()
    mask = (size > limit).to(h.dtype)
    return mask * (h * (limit / size)) + (1 - mask) * h
