# title: returns the best place so far
# fails: gauss-newton-hidden [no diagnosis]
# never: one-step-too-few
from torch.func import jacfwd
def gauss_newton(residuals, w, steps):
    best = w.clone()
    for _ in range(steps):
        J, r = jacfwd(residuals)(w), residuals(w)
        w = w + torch.linalg.lstsq(J, -r[:, None]).solution[:, 0]
        if residuals(w).square().sum() < residuals(best).square().sum():
            best = w
    return best
