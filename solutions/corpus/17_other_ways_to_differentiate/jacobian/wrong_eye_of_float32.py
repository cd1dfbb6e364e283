# title: one-hot directions of the default dtype
# fails: jacobian-test [direction-of-another-dtype]
# fails: jacobian-hidden [direction-of-another-dtype]


def whole_jacobian(f, x):
    """Return the Jacobian of `f` at `x`, of shape (m, n), in the cheaper mode.

    Args:
        f: function from a vector of n elements to a vector of m elements.
        x: plain floating point tensor of shape (n,).
    """
    from torch.func import jvp, vjp, vmap

    y, pull = vjp(f, x)
    n, m = len(x), len(y)
    if m <= n:
        return vmap(lambda e: pull(e)[0])(torch.eye(m)).detach()
    return vmap(lambda e: jvp(f, (x,), (e,))[1])(torch.eye(n)).T
