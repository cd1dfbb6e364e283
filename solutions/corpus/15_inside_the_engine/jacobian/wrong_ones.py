# title: one vector of ones
# fails: jacobian-hidden [one-row-for-all]
# fails: jacobian-test [one-row-for-all]

def jacobian(y, x):
    (row,) = torch.autograd.grad(y, x, torch.ones_like(y), retain_graph=True, allow_unused=True)
    row = torch.zeros_like(x) if row is None else row
    return row.expand(y.shape + x.shape).clone()
