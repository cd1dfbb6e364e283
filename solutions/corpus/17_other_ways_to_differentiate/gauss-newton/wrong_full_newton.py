# title: Newton's step with the full Hessian
# fails: gauss-newton-test [full-hessian-step]
# fails: gauss-newton-test-nist [full-hessian-step]
# fails: gauss-newton-hidden [full-hessian-step]


def gauss_newton(residuals, w, steps):
    def loss(t):
        return (residuals(t) ** 2).sum()

    for _ in range(steps):
        w = w - torch.linalg.solve(torch.func.hessian(loss)(w), torch.func.grad(loss)(w))
    return w
