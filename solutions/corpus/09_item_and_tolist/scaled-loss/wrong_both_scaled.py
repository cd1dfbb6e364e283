# title: divides both terms by the scale
# fails: scaled-loss-test [no diagnosis]
# fails: scaled-loss-hidden [no diagnosis]


def scaled_loss(w, x, y):
    error = ((x @ w - y) ** 2).mean()
    return (error + 0.1 * w.norm()) / error.item()
