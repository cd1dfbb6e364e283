# title: lstsq with a vector


def gauss_newton(residuals, w, steps):
    for _ in range(steps):
        J = torch.func.jacfwd(residuals)(w)
        w = w - torch.linalg.lstsq(J, residuals(w)).solution
    return w
