# title: computes the residuals once, before the loop
# never: jacobian-of-the-start
# fails: gauss-newton-test [residuals-of-the-start]
# fails: gauss-newton-test-nist [residuals-of-the-start]
# fails: gauss-newton-hidden [residuals-of-the-start]
def gauss_newton(residuals, w, steps):
    rest = residuals(w)[:, None]
    for _ in range(steps):
        slopes = torch.func.jacfwd(residuals)(w)
        w = w - torch.linalg.lstsq(slopes, rest).solution[:, 0]
    return w
