# title: through a Python list
# fails: values-for-plot-test [nan-times-zero]
# fails: values-for-plot-hidden [nan-times-zero]

import numpy as np


def values_for_plot(y, hidden):
    kept = (y * ~hidden).tolist()
    return np.array(kept, dtype=str(y.dtype).removeprefix("torch."))
