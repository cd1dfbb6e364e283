# title: frees the graph
# fails: jacobian-hidden [graph-freed-in-the-call]
# fails: jacobian-test [graph-freed-in-the-call]

def jacobian(y, x):
    vectors = torch.eye(y.numel(), dtype=y.dtype).reshape(-1, *y.shape)
    (rows,) = torch.autograd.grad(
        y, x, vectors, is_grads_batched=True, allow_unused=True
    )
    if rows is None:
        rows = torch.zeros(y.numel(), *x.shape, dtype=x.dtype)
    return rows.reshape(y.shape + x.shape)
