# title: the pseudo-inverse


def gauss_newton(residuals, w, steps):
    for _ in range(steps):
        J = torch.autograd.functional.jacobian(residuals, w)
        w = w - torch.linalg.pinv(J) @ residuals(w)
    return w
