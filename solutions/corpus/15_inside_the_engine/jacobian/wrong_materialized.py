# title: trusts the shape of materialized zeros
# fails: jacobian-hidden [unused-has-no-rows]
# fails: jacobian-test [unused-has-no-rows]

def jacobian(y, x):
    vectors = torch.eye(y.numel(), dtype=y.dtype).reshape(-1, *y.shape)
    rows = torch.autograd.grad(
        y, x, vectors, retain_graph=True, is_grads_batched=True, materialize_grads=True
    )[0]
    return rows.reshape(y.shape + x.shape)
