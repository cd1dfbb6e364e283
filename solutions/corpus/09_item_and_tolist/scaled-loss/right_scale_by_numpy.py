# title: the scale by NumPy
import numpy as np


def scaled_loss(w, x, y):
    off = x.cpu().numpy() @ w.detach().cpu().numpy() - y.cpu().numpy()
    error = ((x @ w - y) ** 2).mean()
    return error / float(np.square(off).mean()) + 0.1 * w.norm()
