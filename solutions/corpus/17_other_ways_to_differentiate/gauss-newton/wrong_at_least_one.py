# title: a step, then look whether it is enough
# fails: gauss-newton-test [no diagnosis]
# fails: gauss-newton-hidden [no diagnosis]

from torch.func import jacfwd


def gauss_newton(residuals, w, steps):
    w, done = w.clone(), 0
    while True:
        w = w - torch.linalg.lstsq(jacfwd(residuals)(w), residuals(w)[:, None]).solution[:, 0]
        done += 1
        if done >= steps:
            return w
