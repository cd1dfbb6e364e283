# title: turns the residuals round in place
# fails: gauss-newton-hidden [changed-the-callers-tensor]


def gauss_newton(residuals, w, steps):
    here = w
    for _ in range(steps):
        jac = torch.func.jacrev(residuals)(here)
        r = residuals(here)
        r.neg_()
        here = here + torch.linalg.lstsq(jac, r[:, None]).solution[:, 0]
    return here
