# title: numpy.array makes the copy


def own_floats(numbers):
    import numpy as np

    return torch.from_numpy(np.array(numbers, dtype=np.float32, copy=True))
