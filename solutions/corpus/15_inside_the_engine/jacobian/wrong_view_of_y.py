# title: flattens y with view
# fails: jacobian-test [view-needs-even-strides]


def jacobian(y, x):
    flat = y.view(-1)
    vectors = torch.eye(len(flat), dtype=y.dtype, device=y.device)
    (rows,) = torch.autograd.grad(
        flat, x, vectors, is_grads_batched=True, retain_graph=True, allow_unused=True
    )
    if rows is None:
        return x.new_zeros(y.shape + x.shape)
    return rows.reshape(y.shape + x.shape)
