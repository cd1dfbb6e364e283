# title: v' H v
# fails: hessian-times-test [curvature-instead-of-product]
# fails: hessian-times-test-line [curvature-instead-of-product]
# fails: hessian-times-hidden [curvature-instead-of-product]


from torch.func import grad


def hessian_times(f, x, v):
    product = grad(lambda t: (grad(f)(t) * v).sum())(x)
    return (product * v).sum()
