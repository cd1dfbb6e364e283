# title: takes a vector for y: one row for each of its len(y) entries
# fails: jacobian-test [no diagnosis]
# fails: jacobian-hidden [no diagnosis]


def jacobian(y, x):
    vectors = torch.eye(len(y), dtype=y.dtype)
    (rows,) = torch.autograd.grad(
        y, x, vectors, is_grads_batched=True, retain_graph=True, allow_unused=True
    )
    if rows is None:
        return torch.zeros(y.shape + x.shape, dtype=x.dtype)
    return rows
