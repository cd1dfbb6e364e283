# title: keeps the scale above 0.001, so that nothing is divided by zero
# fails: scaled-loss-test [no diagnosis]
# fails: scaled-loss-hidden [no diagnosis]


def scaled_loss(w, x, y):
    error = ((x @ w - y) ** 2).mean()
    scale = error.detach().clamp(min=1e-3)
    return error / scale + 0.1 * w.norm()
