# title: one pass for the sum, each element of y depends on its own element of x
# fails: jacobian-test [no diagnosis]
# fails: jacobian-hidden [no diagnosis]


def jacobian(y, x):
    (slopes,) = torch.autograd.grad(y.sum(), x, retain_graph=True, allow_unused=True)
    if slopes is None:
        return torch.zeros(y.shape + x.shape, dtype=x.dtype)
    if y.numel() == 1:
        return slopes.reshape(y.shape + x.shape)
    return torch.diag(slopes.flatten()).reshape(y.shape + x.shape)
