# title: calls backward() itself
# fails: scaled-loss-test [no diagnosis]
# fails: scaled-loss-hidden [no diagnosis]


def scaled_loss(w, x, y):
    error = ((x @ w - y) ** 2).mean()
    loss = error / error.item() + 0.1 * w.norm()
    loss.backward()
    return loss
