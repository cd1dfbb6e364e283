# title: computes the differences in the memory of y
# fails: scaled-loss-test [no diagnosis]
# fails: scaled-loss-hidden [no diagnosis]


def scaled_loss(w, x, y):
    y -= x @ w
    error = (y**2).mean()
    return error / error.item() + 0.1 * w.norm()
