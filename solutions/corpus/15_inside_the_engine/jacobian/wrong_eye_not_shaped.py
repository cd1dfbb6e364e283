# title: one row of eye for each element of y, not in the shape of y
# fails: jacobian-test [no diagnosis]
# fails: jacobian-hidden [no diagnosis]


def jacobian(y, x):
    unit = torch.eye(y.numel(), dtype=y.dtype, device=y.device)
    (rows,) = torch.autograd.grad(y, x, unit, is_grads_batched=True, retain_graph=True, allow_unused=True)
    if rows is None:
        rows = torch.zeros(y.numel(), *x.shape, dtype=x.dtype, device=x.device)
    return rows.reshape(y.shape + x.shape)
