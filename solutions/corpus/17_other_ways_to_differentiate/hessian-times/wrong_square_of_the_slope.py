# title: differentiates the square of the slope along v, and halves it
# fails: hessian-times-test [no diagnosis]
# fails: hessian-times-hidden [no diagnosis]


def hessian_times(f, x, v):
    def along(t):
        return torch.func.jvp(f, (t,), (v,))[1]

    return torch.func.grad(lambda t: along(t) ** 2)(x) / 2
