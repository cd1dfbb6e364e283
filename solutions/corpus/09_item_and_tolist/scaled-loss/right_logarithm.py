# title: a logarithm has the relative gradient


def scaled_loss(w, x, y):
    relative = (x @ w - y).square().mean().log()
    return 1 + relative - relative.detach() + w.square().sum() ** 0.5 / 10
