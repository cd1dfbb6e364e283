# title: ready-made gradients, attached to the right value


def scaled_loss(w, x, y):
    u = w.detach().requires_grad_()
    with torch.enable_grad():
        error = ((x @ u - y) ** 2).mean()
        (slope,) = torch.autograd.grad(error.log() + 0.1 * u.norm(), u)
    value = 1 + 0.1 * u.detach().norm()
    return value + (slope * (w - w.detach())).sum()
