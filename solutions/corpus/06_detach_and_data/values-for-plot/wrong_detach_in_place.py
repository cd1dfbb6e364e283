# title: detach_() instead of detach()
# fails: values-for-plot-test [no diagnosis]
# fails: values-for-plot-hidden [no diagnosis]

import numpy as np
import torch
def values_for_plot(y, hidden):
    return y.detach_().clone().masked_fill(hidden, 0).numpy()
