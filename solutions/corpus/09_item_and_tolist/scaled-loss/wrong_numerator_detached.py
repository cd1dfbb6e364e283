# title: detaches the error where it is divided, and trains the scale
# fails: scaled-loss-test [scale-is-no-constant]
# fails: scaled-loss-hidden [scale-is-no-constant]


def scaled_loss(w, x, y):
    error = ((x @ w - y) ** 2).mean()
    return error.detach() / error + 0.1 * w.norm()
