# title: Python floats make float64
# fails: to-numpy-test [no diagnosis]
# fails: to-numpy-hidden [no diagnosis]


def as_array(result):
    import numpy
    
    return numpy.array(result.tolist())
