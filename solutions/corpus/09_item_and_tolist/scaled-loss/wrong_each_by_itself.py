# title: divides the squared error of each sample by itself, and then takes the mean
# fails: scaled-loss-test [no diagnosis]
# fails: scaled-loss-hidden [no diagnosis]


def scaled_loss(w, x, y):
    each = (x @ w - y).square()
    return torch.mean(each / each.detach()) + w.norm() / 10
