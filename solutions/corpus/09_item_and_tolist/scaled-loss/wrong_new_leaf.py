# title: trains a copy of w
# fails: scaled-loss-test [re-wrapped-tensor]
# fails: scaled-loss-hidden [re-wrapped-tensor]


def scaled_loss(w, x, y):
    w = w.clone().detach().requires_grad_()
    error = ((x @ w - y) ** 2).mean()
    return error / error.detach() + 0.1 * w.norm()
