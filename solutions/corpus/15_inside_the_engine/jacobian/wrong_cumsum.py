# title: vectors that fill up from the left
# fails: jacobian-test [no diagnosis]
# fails: jacobian-hidden [no diagnosis]
def jacobian(y, x):
    n = y.numel()
    vectors = torch.eye(n, dtype=y.dtype, device=y.device).reshape(*y.shape, n).movedim(-1, 0).cumsum(0)
    (rows,) = torch.autograd.grad(
        y, x, vectors, is_grads_batched=True, retain_graph=True, allow_unused=True
    )
    if rows is None:
        return torch.zeros(y.shape + x.shape, dtype=x.dtype)
    return rows.reshape(y.shape + x.shape)
