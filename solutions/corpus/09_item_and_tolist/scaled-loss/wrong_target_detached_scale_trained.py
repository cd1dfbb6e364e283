# title: detaches the target, and trains the scale
# fails: scaled-loss-test [scale-is-no-constant]
# fails: scaled-loss-hidden [scale-is-no-constant]


def scaled_loss(w, x, y):
    error = ((x @ w - y.detach()) ** 2).mean()
    return error / error + 0.1 * w.norm()
