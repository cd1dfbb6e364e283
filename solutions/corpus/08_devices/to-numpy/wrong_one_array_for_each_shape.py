# title: keeps one array for each shape and fills it again
# fails: to-numpy-test [no diagnosis]
# fails: to-numpy-hidden [no diagnosis]
import numpy as np

_arrays = {}


def as_array(result):
    numbers = result.detach().cpu().numpy()
    key = (numbers.shape, numbers.dtype)
    if key not in _arrays:
        _arrays[key] = np.empty_like(numbers)
    _arrays[key][...] = numbers
    return _arrays[key]
