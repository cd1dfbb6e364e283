# title: small singular values are cut off, and with them a parameter of another size
# fails: gauss-newton-test-nist [no diagnosis]
def gauss_newton(residuals, w, steps):
    w = w.detach().clone()
    for _ in range(steps):
        slopes = torch.func.jacfwd(residuals)(w)
        w = w - torch.linalg.pinv(slopes, rtol=1e-4) @ residuals(w)
    return w.detach()
