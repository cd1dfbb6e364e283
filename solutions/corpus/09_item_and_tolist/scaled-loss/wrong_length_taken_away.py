# title: takes the length away
# fails: scaled-loss-test [no diagnosis]
# fails: scaled-loss-hidden [no diagnosis]


def scaled_loss(w, x, y):
    error = torch.nn.functional.mse_loss(x @ w, y)
    return error / error.item() - 0.1 * w.norm()
