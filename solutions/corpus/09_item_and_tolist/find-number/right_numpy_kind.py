# title: NumPy, with the number in the array's own type
import numpy as np


def positions(values, number):
    array = values.detach().cpu().numpy()
    return np.flatnonzero(array == np.asarray(number, dtype=array.dtype)).tolist()
