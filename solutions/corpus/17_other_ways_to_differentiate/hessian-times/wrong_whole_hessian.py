# title: builds the matrix
# fails: hessian-times-test [whole-hessian-built]
# fails: hessian-times-hidden [whole-hessian-built]


def hessian_times(f, x, v):
    matrix = torch.func.hessian(f)(x).reshape(x.numel(), x.numel())
    return (matrix @ v.flatten()).reshape(x.shape)
