# title: the square of the length
# fails: scaled-loss-test [no diagnosis]
# fails: scaled-loss-hidden [no diagnosis]


def scaled_loss(w, x, y):
    error = ((x @ w - y) ** 2).mean()
    return error / error.detach() + 0.1 * (w * w).sum()
