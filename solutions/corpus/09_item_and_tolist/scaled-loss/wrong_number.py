# title: returns a number
# fails: scaled-loss-test [number-instead-of-tensor]
# fails: scaled-loss-hidden [number-instead-of-tensor]


def scaled_loss(w, x, y):
    error = ((x @ w - y) ** 2).mean()
    return (error / error.detach() + 0.1 * w.norm()).item()
