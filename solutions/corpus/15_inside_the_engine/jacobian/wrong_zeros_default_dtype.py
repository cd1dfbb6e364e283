# title: zeros of the default dtype
# fails: jacobian-test [no diagnosis]
# fails: jacobian-hidden [no diagnosis]


def jacobian(y, x):
    one_hot = torch.eye(y.numel(), dtype=y.dtype).view(-1, *y.shape)
    (g,) = torch.autograd.grad(
        y, x, one_hot, is_grads_batched=True, retain_graph=True, allow_unused=True
    )
    if g is None:
        return torch.zeros(y.shape + x.shape)
    return g.view(y.shape + x.shape)
