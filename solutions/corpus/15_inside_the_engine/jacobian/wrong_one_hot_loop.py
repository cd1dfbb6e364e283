# title: a pass for each one-hot vector
# fails: jacobian-hidden [one-pass-for-each-row]
# fails: jacobian-test [one-pass-for-each-row]

def jacobian(y, x):
    rows = []
    for one_hot in torch.eye(y.numel(), dtype=y.dtype):
        (row,) = torch.autograd.grad(y, x, one_hot.reshape(y.shape), retain_graph=True, allow_unused=True)
        rows.append(torch.zeros_like(x) if row is None else row)
    return torch.stack(rows).reshape(y.shape + x.shape)
