# title: turns the caller's mask round, in place
# fails: values-for-plot-test [no diagnosis]
# fails: values-for-plot-hidden [no diagnosis]

import numpy as np
import torch
def values_for_plot(y, hidden):
    a = y.detach().clone()
    a[hidden] = 0
    hidden.logical_not_()
    return a.numpy()
