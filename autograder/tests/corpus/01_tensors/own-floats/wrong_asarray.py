# title: as array, without a copy
# fails: own-floats-test [no diagnosis]
# fails: own-floats-hidden [no diagnosis]

import numpy as np


def own_floats(numbers):
    return torch.from_numpy(np.asarray(numbers, dtype=np.float32))
