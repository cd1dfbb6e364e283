# title: makes the array from a list, with the right dtype
# fails: to-numpy-test [no diagnosis]
import numpy as np


def as_array(result):
    return np.array(result.tolist(), dtype=str(result.dtype).removeprefix("torch."))
