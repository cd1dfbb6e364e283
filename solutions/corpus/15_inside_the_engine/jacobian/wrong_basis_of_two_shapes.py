# title: gives the basis the shape of y twice, and the batch is its first dimension alone
# fails: jacobian-test [no diagnosis]
# fails: jacobian-hidden [no diagnosis]
def jacobian(y, x):
    units = torch.eye(y.numel(), dtype=y.dtype).view(*y.shape, *y.shape)
    rows = torch.autograd.grad(
        y, x, units, retain_graph=True, is_grads_batched=True, allow_unused=True
    )[0]
    if rows is None:
        rows = torch.zeros(*y.shape, *x.shape, dtype=x.dtype)
    return rows.view(*y.shape, *x.shape)
