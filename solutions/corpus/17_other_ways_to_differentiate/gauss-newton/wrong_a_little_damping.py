# title: normal equations with 1e-12 on the diagonal, so that they can always be solved
# fails: gauss-newton-hidden [step-damped]


from torch.func import jacrev


def gauss_newton(residuals, w, steps):
    w = w.clone()
    ridge = 1e-12 * torch.eye(len(w), dtype=w.dtype)
    for _ in range(steps):
        r, j = residuals(w).detach(), jacrev(residuals)(w).detach()
        w = w - torch.linalg.solve(j.T @ j + ridge, j.T @ r)
    return w
