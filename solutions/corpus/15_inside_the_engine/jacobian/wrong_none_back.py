# title: None says that there is no derivative
# fails: jacobian-test [no diagnosis]
# fails: jacobian-hidden [no diagnosis]


def jacobian(y, x):
    n = y.numel()
    vectors = torch.eye(n, dtype=y.dtype).reshape(n, *y.shape)
    (jac,) = torch.autograd.grad(
        y, x, vectors, is_grads_batched=True, retain_graph=True, allow_unused=True
    )
    if jac is None:
        return None
    return jac.reshape(y.shape + x.shape)
