# title: view(torch.float32) for an array whose elements have four bytes
# fails: own-floats-test [no diagnosis]
# fails: own-floats-hidden [no diagnosis]

import numpy as np


def own_floats(numbers):
    if isinstance(numbers, np.ndarray) and numbers.itemsize == 4:
        return torch.from_numpy(numbers.copy()).view(torch.float32)
    return torch.as_tensor(numbers).to(torch.float32, copy=True)
