# title: a list for an array
# fails: values-for-plot-test [no diagnosis]
# fails: values-for-plot-hidden [no diagnosis]

import numpy as np


def values_for_plot(y, hidden):
    values = np.array(y.tolist())
    values[hidden.numpy()] = 0
    return values
