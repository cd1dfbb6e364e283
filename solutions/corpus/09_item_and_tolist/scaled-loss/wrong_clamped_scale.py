# title: keeps the scale from 0 with a very small bound
# fails: scaled-loss-hidden [no diagnosis]


def scaled_loss(w, x, y):
    error = ((x @ w - y) ** 2).mean()
    scale = error.detach().clamp(min=1e-12)
    return error / scale + 0.1 * (w * w).sum().sqrt()
