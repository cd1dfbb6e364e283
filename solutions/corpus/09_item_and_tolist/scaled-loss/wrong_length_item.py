# title: item() of the length
# fails: scaled-loss-test [length-is-a-constant]
# fails: scaled-loss-hidden [length-is-a-constant]


def scaled_loss(w, x, y):
    error = ((x @ w - y) ** 2).mean()
    return error / error.detach() + 0.1 * w.norm().item()
