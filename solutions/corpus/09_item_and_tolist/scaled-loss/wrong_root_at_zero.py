# title: adds a small number under the root, against a division by zero
# fails: scaled-loss-test [no diagnosis]
# fails: scaled-loss-hidden [no diagnosis]


def scaled_loss(w, x, y):
    error = ((x @ w - y) ** 2).mean()
    return error / error.detach() + 0.1 * torch.sqrt((w * w).sum() + 0.01)
