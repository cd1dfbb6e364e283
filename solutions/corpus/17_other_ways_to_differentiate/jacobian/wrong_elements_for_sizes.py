# title: compares x itself with the number of outputs
# fails: jacobian-test [sizes-decide]
# fails: jacobian-hidden [sizes-decide]


def whole_jacobian(f, x):
    """Return the Jacobian of `f` at `x`, of shape (m, n), in the cheaper mode.

    Args:
        f: function from a vector of n elements to a vector of m elements.
        x: plain floating point tensor of shape (n,).
    """
    by_columns = x < f(x).numel()
    way = torch.func.jacfwd if by_columns else torch.func.jacrev
    return way(f)(x)
