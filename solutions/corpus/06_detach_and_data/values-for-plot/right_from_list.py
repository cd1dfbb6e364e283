# title: through a Python list

import numpy as np


def values_for_plot(y, hidden):
    kept = (y * ~hidden).tolist()
    return np.array(kept, dtype=str(y.dtype).removeprefix("torch."))
