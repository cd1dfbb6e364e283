# title: columns stacked as rows
# fails: jacobian-test [jacobian-transposed]
# fails: jacobian-hidden [jacobian-transposed]


def whole_jacobian(f, x):
    if len(x) < len(f(x)):
        columns = [torch.func.jvp(f, (x,), (way,))[1] for way in torch.eye(len(x)).to(x)]
        return torch.stack(columns)
    return torch.func.jacrev(f)(x)
