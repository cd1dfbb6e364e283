# title: central differences with a good step
# fails: gauss-newton-test [nearly-right]
# fails: gauss-newton-test-nist [nearly-right]
# fails: gauss-newton-hidden [nearly-right]


def gauss_newton(residuals, w, steps):
    w = w.clone()
    h = 1e-5
    for k in range(steps):
        J = torch.stack(
            [
                (residuals(w + h * e) - residuals(w - h * e)) / (2 * h)
                for e in torch.eye(len(w)).to(w)
            ],
            1,
        )
        w = w - torch.linalg.lstsq(J, residuals(w)[:, None]).solution[:, 0]
    return w
