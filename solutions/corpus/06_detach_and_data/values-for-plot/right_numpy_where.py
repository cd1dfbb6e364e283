# title: np.where, which makes a new array

import numpy as np


def values_for_plot(y, hidden):
    return np.where(hidden.numpy(), 0, y.detach().numpy()).astype(y.detach().numpy().dtype)
