# title: Before I divide I make sure that nothing can be zero.
# fails: scaled-loss-test [no diagnosis]
# fails: scaled-loss-hidden [no diagnosis]
def scaled_loss(w, x, y):
    error = ((x @ w - y) ** 2).mean()
    scale = error.detach() + 1e-6
    length = torch.sqrt((w * w).sum())
    return error / scale + 0.1 * length
