# title: w.data everywhere
# fails: scaled-loss-test [graph-cut]
# fails: scaled-loss-hidden [graph-cut]


def scaled_loss(w, x, y):
    error = ((x @ w.data - y) ** 2).mean()
    return error / error.item() + 0.1 * w.data.norm()
