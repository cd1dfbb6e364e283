# title: a difference of two gradients
# fails: hessian-times-test [nearly-right]
# fails: hessian-times-hidden [nearly-right]


def hessian_times(f, x, v):
    slope, h = torch.func.grad(f), 1e-4
    return (slope(x + h * v) - slope(x - h * v)) / (2 * h)
