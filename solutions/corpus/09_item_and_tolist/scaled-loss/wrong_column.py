# title: w as a column, so that the predictions are one, too
# fails: scaled-loss-test [no diagnosis]
# fails: scaled-loss-hidden [no diagnosis]


def scaled_loss(w, x, y):
    prediction = x @ w.unsqueeze(1)
    off = ((prediction - y) ** 2).mean()
    return off / off.item() + 0.1 * w.norm()
