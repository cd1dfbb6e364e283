# title: for an x that is not used, zeros in the shape of x
# fails: jacobian-test [unused-has-no-rows]
# fails: jacobian-hidden [unused-has-no-rows]
def jacobian(y, x):
    vectors = torch.eye(y.numel(), dtype=y.dtype).reshape(-1, *y.shape)
    (rows,) = torch.autograd.grad(
        y, x, vectors, retain_graph=True, is_grads_batched=True, allow_unused=True
    )
    if rows is None:
        return torch.zeros_like(x)
    return rows.reshape(y.shape + x.shape)
