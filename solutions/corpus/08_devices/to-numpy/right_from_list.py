# title: from a list, with the precision given


def as_array(result):
    import numpy
    
    return numpy.array(result.tolist(), dtype=str(result.dtype).removeprefix("torch."))
