# title: stops as soon as a step is shorter than 1e-6
# fails: gauss-newton-test [one-step-too-few]
# fails: gauss-newton-hidden [no diagnosis]


from torch.func import jacfwd


def gauss_newton(residuals, w, steps):
    w = w.clone()
    for _ in range(steps):
        r, j = residuals(w).detach(), jacfwd(residuals)(w).detach()
        d = torch.linalg.lstsq(j, -r[:, None]).solution[:, 0]
        if d.norm() < 1e-6:
            break
        w = w + d
    return w
