# title: copied with NumPy, then shared with the copy

import numpy


def own_floats(numbers):
    copy = numpy.array(numbers, dtype=numpy.float32)
    return torch.from_numpy(copy)
