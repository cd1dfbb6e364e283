# title: makes an array of everything, and takes its element type
# fails: own-floats-test [array-keeps-its-dtype]
# fails: own-floats-hidden [array-keeps-its-dtype]
# never: dtype-not-inferred
import numpy as np


def own_floats(numbers):
    return torch.from_numpy(np.array(numbers))
