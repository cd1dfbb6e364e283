# title: takes a clone for a constant
# fails: scaled-loss-test [graph-through-the-target]
# fails: scaled-loss-hidden [graph-through-the-target]


def scaled_loss(w, x, y):
    error = ((x @ w - y) ** 2).mean()
    scale = error.clone()
    return error / scale + 0.1 * w.norm()
