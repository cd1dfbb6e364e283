# title: numpy() alone
# fails: to-numpy-test [array-shares-memory-on-the-cpu]
# fails: to-numpy-hidden [numpy-of-recorded]


def as_array(result):
    return result.numpy()
