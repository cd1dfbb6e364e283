# title: the right place, in float32
# fails: gauss-newton-test [no diagnosis]
# fails: gauss-newton-test-nist [no diagnosis]
# fails: gauss-newton-hidden [no diagnosis]
# never: step-of-another-length

def gauss_newton(residuals, w, steps):
    for _ in range(steps):
        r, J = (residuals(w), torch.func.jacrev(residuals)(w))
        w = w - torch.linalg.solve(J.T @ J, J.T @ r)
    return w.float()
