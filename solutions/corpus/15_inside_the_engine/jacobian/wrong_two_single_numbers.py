# title: hands reshape the sizes one by one
# fails: jacobian-test [no diagnosis]


def jacobian(y, x):
    n = y.numel()
    vectors = torch.eye(n, dtype=y.dtype, device=y.device).reshape(n, *y.shape)
    (rows,) = torch.autograd.grad(
        y, x, vectors, is_grads_batched=True, retain_graph=True, allow_unused=True
    )
    if rows is None:
        rows = torch.zeros(n, *x.shape, dtype=x.dtype, device=x.device)
    return rows.reshape(*y.shape, *x.shape)
