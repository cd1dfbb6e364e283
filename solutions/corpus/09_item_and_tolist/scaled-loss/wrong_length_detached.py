# title: the length of w is detached with the scale
# fails: scaled-loss-test [length-is-a-constant]
# fails: scaled-loss-hidden [length-is-a-constant]


def scaled_loss(w, x, y):
    error = ((x @ w - y) ** 2).mean()
    with torch.no_grad():
        scale, length = error.clone(), w.norm()
    return error / scale + 0.1 * length
