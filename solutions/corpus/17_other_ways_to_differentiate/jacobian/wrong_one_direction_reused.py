# title: sets a 1 in one direction, and takes it away again
# fails: jacobian-test [no diagnosis]


def whole_jacobian(f, x):
    n, m = x.numel(), f(x).numel()
    if m < n:
        return torch.func.jacrev(f)(x)
    direction, columns = torch.zeros_like(x), []
    for place in range(n):
        direction[place] = 1
        columns.append(torch.func.jvp(f, (x,), (direction,))[1])
        direction[place] = 0
    return torch.stack(columns, dim=1)
