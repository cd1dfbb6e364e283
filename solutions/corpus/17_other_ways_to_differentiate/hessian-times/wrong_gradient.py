# title: returns the gradient
# fails: hessian-times-test [stopped-at-first-derivative]
# fails: hessian-times-test-line [stopped-at-first-derivative]
# fails: hessian-times-hidden [stopped-at-first-derivative]


def hessian_times(f, x, v):
    return torch.func.grad(f)(x)
