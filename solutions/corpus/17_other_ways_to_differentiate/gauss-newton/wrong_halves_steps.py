# title: halves a step that makes the sum of squares larger
# fails: gauss-newton-hidden [no diagnosis]
# never: nearly-right
from torch.func import jacfwd
def gauss_newton(residuals, w, steps):
    for _ in range(steps):
        J, r = jacfwd(residuals)(w), residuals(w)
        d = torch.linalg.lstsq(J, -r[:, None]).solution[:, 0]
        t = 1.0
        while residuals(w + t * d).square().sum() > r.square().sum() and t > 1e-3:
            t /= 2
        w = w + t * d
    return w
