# title: float() of a shared float32 array is no copy
# fails: own-floats-test [no-memory-of-its-own]
# fails: own-floats-hidden [no-memory-of-its-own]

import numpy


def own_floats(numbers):
    return torch.from_numpy(numpy.asarray(numbers)).float()
