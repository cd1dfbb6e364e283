# title: copied arrays, and forgot tensors
# fails: own-floats-test [no-memory-of-its-own]
# fails: own-floats-hidden [no-memory-of-its-own]

import numpy as np


def own_floats(numbers):
    if isinstance(numbers, np.ndarray):
        numbers = numbers.copy()
    return torch.as_tensor(numbers, dtype=torch.float32)
