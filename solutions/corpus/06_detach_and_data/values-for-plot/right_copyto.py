# title: numpy.copyto into an array of its own


def values_for_plot(y, hidden):
    import numpy as np

    array = np.empty(tuple(y.shape), dtype=y.detach().numpy().dtype)
    np.copyto(array, y.detach().numpy(), where=~hidden.numpy())
    array[hidden.numpy()] = 0
    return array
