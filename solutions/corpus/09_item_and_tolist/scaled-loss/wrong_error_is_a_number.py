# title: the error is a number too
# fails: scaled-loss-test [number-is-a-constant]
# fails: scaled-loss-hidden [number-is-a-constant]


def scaled_loss(w, x, y):
    error = ((x @ w - y) ** 2).mean().item()
    return error / error + 0.1 * w.norm()
