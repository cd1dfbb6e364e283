# title: np.asarray of the detached tensor
# fails: values-for-plot-test [write-not-counted]
# fails: values-for-plot-hidden [write-not-counted]


def values_for_plot(y, hidden):
    import numpy as np

    values = np.asarray(y.detach())
    values[hidden.numpy()] = 0
    return values
