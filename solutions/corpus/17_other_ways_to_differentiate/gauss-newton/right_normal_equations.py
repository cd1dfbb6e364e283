# title: the normal equations, and jacrev


def gauss_newton(residuals, w, steps):
    for _ in range(steps):
        r, J = residuals(w), torch.func.jacrev(residuals)(w)
        w = w - torch.linalg.solve(J.T @ J, J.T @ r)
    return w
