# title: returns the gradient
# fails: hessian-times-test [gradient-itself-returned]
# fails: hessian-times-test-line [gradient-itself-returned]
# fails: hessian-times-hidden [gradient-itself-returned]


def hessian_times(f, x, v):
    return torch.func.grad(f)(x)
