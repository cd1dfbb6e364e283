# title: central differences with a good step
# fails: hessian-times-test [nearly-right]
# fails: hessian-times-hidden [nearly-right]


def hessian_times(f, x, v):
    g = torch.func.grad(f)
    h = 1e-5
    return (g(x + h * v) - g(x - h * v)) / (2 * h)
