# title: adds 1e-12 under the root, against a division by 0
# fails: scaled-loss-hidden [no diagnosis]


import torch


def scaled_loss(w, x, y):
    error = ((x @ w - y) ** 2).mean()
    length = torch.sqrt((w * w).sum() + 1e-12)
    return error / error.detach() + 0.1 * length
