# title: clears x.grad, which may have been somebody's
# fails: jacobian-test [no diagnosis]
# fails: jacobian-hidden [no diagnosis]


def jacobian(y, x):
    vectors = torch.eye(y.numel(), dtype=y.dtype).reshape(-1, *y.shape)
    x.grad = None
    (rows,) = torch.autograd.grad(
        y, [x], vectors, retain_graph=True, is_grads_batched=True, allow_unused=True
    )
    if rows is None:
        rows = torch.zeros(y.numel(), *x.shape, dtype=x.dtype)
    return rows.reshape(y.shape + x.shape)
