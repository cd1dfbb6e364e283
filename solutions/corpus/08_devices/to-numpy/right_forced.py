# title: numpy(force=True) does the three steps, then a copy


def as_array(result):
    return result.numpy(force=True).copy()
