# title: the mean of the squares in the length
# fails: scaled-loss-test [no diagnosis]
# fails: scaled-loss-hidden [no diagnosis]


def scaled_loss(w, x, y):
    error = ((x @ w - y) ** 2).mean()
    return error / error.item() + 0.1 * (w * w).mean().sqrt()
