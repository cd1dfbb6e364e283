# title: divided differences
# fails: gauss-newton-test [nearly-right]
# fails: gauss-newton-test-nist [nearly-right]
# fails: gauss-newton-hidden [nearly-right]


def gauss_newton(residuals, w, steps):
    for _ in range(steps):
        h = 1e-6
        columns = [(residuals(w + h * e) - residuals(w)) / h for e in torch.eye(len(w)).to(w)]
        J = torch.stack(columns, dim=1)
        w = w - torch.linalg.lstsq(J, residuals(w)[:, None]).solution[:, 0]
    return w
