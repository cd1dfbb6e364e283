# title: solves for the first residuals, as many as there are parameters
# fails: gauss-newton-test [first-residuals-only]
# fails: gauss-newton-test-nist [first-residuals-only]
# fails: gauss-newton-hidden [first-residuals-only]
def gauss_newton(residuals, w, steps):
    n = len(w)
    for _ in range(steps):
        slopes = torch.func.jacfwd(residuals)(w)[:n]
        w = w - torch.linalg.solve(slopes, residuals(w)[:n])
    return w
