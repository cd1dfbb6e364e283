# title: an array of the right kind that nobody filled
# fails: to-numpy-test [no diagnosis]
# fails: to-numpy-hidden [no diagnosis]
# never: array-shares-memory-on-the-cpu


def as_array(result):
    import numpy

    return numpy.zeros_like(result.detach().cpu().numpy())
