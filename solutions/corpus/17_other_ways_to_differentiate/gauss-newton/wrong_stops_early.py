# title: stops as soon as the sum of squares hardly changes
# fails: gauss-newton-test [no diagnosis]
# fails: gauss-newton-test-nist [no diagnosis]
# fails: gauss-newton-hidden [no diagnosis]
# never: nearly-right
from torch.func import jacfwd


def gauss_newton(residuals, w, steps):
    w = w.clone()
    last = float("inf")
    for _ in range(steps):
        r = residuals(w)
        size = (r * r).sum().item()
        if abs(last - size) < 1e-3:
            break
        last = size
        w = w + torch.linalg.lstsq(jacfwd(residuals)(w), -r[:, None]).solution[:, 0]
    return w
