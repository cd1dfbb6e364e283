# title: detaches the error where it is divided, and trains the scale
# fails: scaled-loss-test [constant-above-the-line]
# fails: scaled-loss-hidden [constant-above-the-line]
# never: scale-is-no-constant


def scaled_loss(w, x, y):
    error = ((x @ w - y) ** 2).mean()
    return error.detach() / error + 0.1 * w.norm()
