# title: returns the number in the tensor
# fails: clipped-test [item-of-many]
# fails: clipped-hidden [item-of-many]


def clipped(h, limit):
    """Return `h` if its norm is at most `limit`, and else `h` shrunk to that norm.

    Args:
        h: tensor of shape (n,), which may require a gradient.
        limit: positive Python float.

    Returns:
        A tensor of shape (n,). For gradients, the factor is a constant.
    """
    length = torch.linalg.vector_norm(h.detach())
    return (h * (limit / length).clamp(max=1.0)).item()
