# title: the first term has the value 1, but the unscaled gradient
# fails: scaled-loss-test [no diagnosis]
# fails: scaled-loss-hidden [no diagnosis]


def scaled_loss(w, x, y):
    error = ((x @ w - y) ** 2).mean()
    return 1 + error - error.detach() + 0.1 * w.norm()
