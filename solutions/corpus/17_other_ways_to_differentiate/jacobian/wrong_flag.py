# title: the flag is set on x
# fails: jacobian-test [callers-tensor-flagged]
# fails: jacobian-hidden [callers-tensor-flagged]


def whole_jacobian(f, x):
    x.requires_grad_()
    y = f(x)
    if len(y) > len(x):
        return torch.func.jacfwd(f)(x.detach())
    rows = [torch.autograd.grad(each, x, retain_graph=True)[0] for each in y]
    return torch.stack(rows)
