# title: gradient descent on the sum of squares
# fails: gauss-newton-test [gradient-instead-of-a-step]
# fails: gauss-newton-test-nist [gradient-instead-of-a-step]
# fails: gauss-newton-hidden [gradient-instead-of-a-step]


def gauss_newton(residuals, w, steps):
    for _ in range(steps):
        w = w - torch.func.grad(lambda t: (residuals(t) ** 2).sum())(w)
    return w
