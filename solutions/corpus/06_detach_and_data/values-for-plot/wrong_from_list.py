# title: through a Python list
# fails: values-for-plot-test [zero-times-infinity]
# fails: values-for-plot-hidden [zero-times-infinity]

import numpy as np


def values_for_plot(y, hidden):
    kept = (y * ~hidden).tolist()
    return np.array(kept, dtype=str(y.dtype).removeprefix("torch."))
