# title: NumPy's masked array over the memory of y
# fails: values-for-plot-test [numpy-write-unseen]
# fails: values-for-plot-hidden [numpy-write-unseen]

import numpy as np


def values_for_plot(y, hidden):
    return np.ma.masked_array(y.detach().numpy(), hidden.numpy()).filled(0)
