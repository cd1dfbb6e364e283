# title: the unit vectors get the shape of y twice, though they are a batch along dimension 0
# fails: jacobian-test [no diagnosis]
# fails: jacobian-hidden [no diagnosis]


def jacobian(y, x):
    units = torch.eye(y.numel(), dtype=y.dtype).view(*y.shape, *y.shape)
    (rows,) = torch.autograd.grad(y, x, units, is_grads_batched=True, retain_graph=True, allow_unused=True)
    return rows.reshape(y.shape + x.shape)
