# title: one array for each shape, filled again in each call
# fails: values-for-plot-test [no diagnosis]


import numpy

buffers = {}


def values_for_plot(y, hidden):
    values = y.detach().numpy()
    key = (values.shape, values.dtype)
    if key not in buffers:
        buffers[key] = numpy.empty(values.shape, values.dtype)
    array = buffers[key]
    array[...] = values
    array[hidden.numpy()] = 0
    return array
