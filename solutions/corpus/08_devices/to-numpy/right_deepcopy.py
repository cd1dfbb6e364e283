# title: a deep copy, then the three steps at once
import copy


def as_array(result):
    return copy.deepcopy(result.detach()).numpy(force=True)
