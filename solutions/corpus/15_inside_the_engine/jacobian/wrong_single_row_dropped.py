# title: drops the first dimension of a single row
# fails: jacobian-hidden [rows-not-shaped]


def jacobian(y, x):
    n = y.numel()
    vectors = torch.eye(n, dtype=y.dtype).reshape(n, *y.shape)
    (rows,) = torch.autograd.grad(
        y, x, vectors, retain_graph=True, allow_unused=True, is_grads_batched=True
    )
    if rows is None:
        rows = torch.zeros(n, *x.shape, dtype=x.dtype)
    if n == 1:
        return rows[0]
    return rows.reshape(y.shape + x.shape)
