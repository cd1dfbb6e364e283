# title: cuts steps longer than a million, for safety
# fails: gauss-newton-hidden [step-of-another-length]


from torch.func import jacfwd


def gauss_newton(residuals, w, steps):
    w = w.clone()
    for _ in range(steps):
        r, j = residuals(w).detach(), jacfwd(residuals)(w).detach()
        d = torch.linalg.lstsq(j, -r[:, None]).solution[:, 0]
        w = w + d * (1e6 / d.norm().clamp(min=1e6))
    return w
