# title: the length of w by NumPy
# fails: scaled-loss-test [length-is-a-constant]
# fails: scaled-loss-hidden [length-is-a-constant]
import numpy as np


def scaled_loss(w, x, y):
    error = ((x @ w - y) ** 2).mean()
    length = float(np.linalg.norm(w.detach().cpu().numpy()))
    return error / error.item() + 0.1 * length
