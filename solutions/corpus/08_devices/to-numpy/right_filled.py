# title: an empty array of the host, filled by copy_
import numpy as np


def as_array(result):
    kind = str(result.dtype).removeprefix("torch.")
    array = np.empty(tuple(result.shape), dtype=kind)
    with torch.no_grad():
        torch.from_numpy(array).copy_(result)
    return array
