# title: rows by hand, and a QR factorisation


def gauss_newton(residuals, w, steps):
    here = w.detach().clone()
    for _ in range(steps):
        here.requires_grad_()
        r = residuals(here)
        rows = [torch.autograd.grad(each, here, retain_graph=True)[0] for each in r]
        q, upper = torch.linalg.qr(torch.stack(rows))
        move = torch.linalg.solve_triangular(upper, (q.T @ r.detach())[:, None], upper=True)
        here = here.detach() - move[:, 0]
    return here
