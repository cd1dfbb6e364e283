# title: keeps .grad itself in a list, so all rows are the last one
# fails: jacobian-test [no diagnosis]
# fails: jacobian-hidden [no diagnosis]


def whole_jacobian(f, x):
    """Return the Jacobian of `f` at `x`, of shape (m, n), in the cheaper mode.

    Args:
        f: function from a vector of n elements to a vector of m elements.
        x: plain floating point tensor of shape (n,).
    """
    leaf = x.detach().clone().requires_grad_(True)
    y = f(leaf)
    if len(y) > len(x):
        return torch.func.jacfwd(f)(x)
    rows = []
    for i in range(len(y)):
        if leaf.grad is not None:
            leaf.grad.zero_()
        y[i].backward(retain_graph=True)
        rows.append(leaf.grad)
    return torch.stack(rows)
