# title: a scale of at least 1
# fails: scaled-loss-test [no diagnosis]
# fails: scaled-loss-hidden [no diagnosis]

def scaled_loss(w, x, y):
    error = ((x @ w - y) ** 2).mean()
    scale = max(error.item(), 1.0)
    return error / scale + 0.1 * torch.sqrt((w * w).sum())
