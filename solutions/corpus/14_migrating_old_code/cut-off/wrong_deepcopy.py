# title: a deep copy
# fails: cut-off-test [deep-copy-of-a-result]
# fails: cut-off-idioms [deep-copy-of-a-result]
# fails: cut-off-hidden [deep-copy-of-a-result]

import copy


def cut_off(state):
    return copy.deepcopy(state)
