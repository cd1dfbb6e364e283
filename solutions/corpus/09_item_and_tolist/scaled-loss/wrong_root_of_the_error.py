# title: the root of the mean squared error
# fails: scaled-loss-test [no diagnosis]
# fails: scaled-loss-hidden [no diagnosis]

def scaled_loss(w, x, y):
    error = ((x @ w - y) ** 2).mean().sqrt()
    return error / error.item() + 0.1 * (w * w).sum().sqrt()
