# title: the gradient of the sum of squares, divided by J transposed times J
# fails: gauss-newton-test [step-twice-as-long]
# fails: gauss-newton-test-nist [step-twice-as-long]
# fails: gauss-newton-hidden [step-twice-as-long]
# never: step-of-another-length
from torch.func import grad, jacfwd


def gauss_newton(residuals, w, steps):
    for step in range(steps):
        g = grad(lambda u: residuals(u).square().sum())(w)
        J = jacfwd(residuals)(w)
        w = w - torch.linalg.inv(J.T @ J) @ g
    return w.clone()
