# title: the mean of the terms
# fails: scaled-loss-test [no diagnosis]
# fails: scaled-loss-hidden [no diagnosis]


def scaled_loss(w, x, y):
    error = ((x @ w - y) ** 2).mean()
    return torch.stack([error / error.item(), 0.1 * w.norm()]).mean()
