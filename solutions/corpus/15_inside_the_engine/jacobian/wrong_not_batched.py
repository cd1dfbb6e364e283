# title: forgets is_grads_batched
# fails: jacobian-hidden [rows-not-said-to-be-many]
# fails: jacobian-test [rows-not-said-to-be-many]

def jacobian(y, x):
    vectors = torch.eye(y.numel(), dtype=y.dtype).reshape(-1, *y.shape)
    (rows,) = torch.autograd.grad(
        y, x, vectors, retain_graph=True, allow_unused=True
    )
    if rows is None:
        rows = torch.zeros(y.numel(), *x.shape, dtype=x.dtype)
    return rows.reshape(y.shape + x.shape)
