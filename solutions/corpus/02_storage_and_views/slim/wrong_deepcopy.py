# title: deep copy
# fails: slim-test [no diagnosis]
# fails: slim-hidden [no diagnosis]

import copy


def slim(t):
    return copy.deepcopy(t)
