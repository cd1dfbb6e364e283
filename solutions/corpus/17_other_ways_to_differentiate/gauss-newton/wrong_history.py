# title: through a leaf, and the history is kept
# fails: gauss-newton-test [history-kept]
# fails: gauss-newton-hidden [history-kept]


def gauss_newton(residuals, w, steps):
    w = w.clone().requires_grad_()
    for _ in range(steps):
        J = torch.func.jacrev(residuals)(w)
        w = w - torch.linalg.lstsq(J, residuals(w)[:, None]).solution[:, 0]
    return w
