# title: detaches the weights, not the scale
# fails: scaled-loss-test [taken-for-a-constant]
# fails: scaled-loss-hidden [taken-for-a-constant]


def scaled_loss(w, x, y):
    error = ((x @ w.detach() - y) ** 2).mean()
    return error / error.detach() + 0.1 * w.norm()
