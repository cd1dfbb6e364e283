# title: takes a clone for a constant
# fails: scaled-loss-test [scale-is-no-constant]
# fails: scaled-loss-hidden [scale-is-no-constant]


def scaled_loss(w, x, y):
    error = ((x @ w - y) ** 2).mean()
    scale = error.clone()
    return error / scale + 0.1 * w.norm()
