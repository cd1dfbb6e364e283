# title: as many residuals as parameters are solved directly, with the transposed Jacobian
# fails: gauss-newton-hidden [no diagnosis]


from torch.func import jacfwd


def gauss_newton(residuals, w, steps):
    w = w.clone()
    for _ in range(steps):
        r = residuals(w).detach()
        columns = jacfwd(residuals)(w).detach().T
        if columns.shape[0] == columns.shape[1]:
            w = w - torch.linalg.solve(columns, r)
        else:
            w = w - torch.linalg.lstsq(columns.T, r[:, None]).solution[:, 0]
    return w
