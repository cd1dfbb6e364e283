# title: the array of a result is made once and remembered
# fails: to-numpy-test [no diagnosis]


import functools


@functools.lru_cache(maxsize=None)
def as_array(result):
    return result.detach().cpu().clone().numpy()
