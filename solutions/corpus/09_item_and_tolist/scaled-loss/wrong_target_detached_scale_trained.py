# title: detaches the target, and trains the scale
# fails: scaled-loss-test [graph-through-the-target]
# fails: scaled-loss-hidden [graph-through-the-target]


def scaled_loss(w, x, y):
    error = ((x @ w - y.detach()) ** 2).mean()
    return error / error + 0.1 * w.norm()
