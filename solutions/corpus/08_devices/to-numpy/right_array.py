# title: numpy.array copies


def as_array(result):
    import numpy
    
    return numpy.array(result.detach().cpu())
