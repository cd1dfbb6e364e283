# title: takes the outer product of the gradient with itself for the Hessian
# fails: hessian-times-test [no diagnosis]
# fails: hessian-times-test-line [no diagnosis]
# fails: hessian-times-hidden [no diagnosis]


from torch.func import grad


def hessian_times(f, x, v):
    slope = grad(f)(x).detach()
    return slope * (slope * v).sum()
