# title: a single number gets a dimension
# fails: to-numpy-test [no diagnosis]
# fails: to-numpy-hidden [no diagnosis]


def as_array(result):
    import numpy as np

    return np.atleast_1d(result.detach().cpu().clone().numpy())
