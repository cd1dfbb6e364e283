# title: a pass for each element
# fails: jacobian-hidden [one-pass-for-each-row]
# fails: jacobian-test [one-pass-for-each-row]

def jacobian(y, x):
    rows = []
    for part in y.reshape(-1):
        (row,) = torch.autograd.grad(part, x, retain_graph=True, allow_unused=True)
        rows.append(torch.zeros_like(x) if row is None else row)
    return torch.stack(rows).reshape(y.shape + x.shape)
