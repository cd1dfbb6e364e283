# title: adds the gradient of the length with a hook on w
# fails: scaled-loss-hidden [no diagnosis]


def scaled_loss(w, x, y):
    error = ((x @ w - y) ** 2).mean()
    length = w.detach().norm()
    slope = 0.1 * w.detach() / length
    w.register_hook(lambda gradient: gradient + slope)
    return error / error.item() + 0.1 * length
