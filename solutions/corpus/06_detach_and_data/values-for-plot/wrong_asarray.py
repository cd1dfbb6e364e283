# title: np.asarray of the detached tensor
# fails: values-for-plot-test [nothing-copied-on-the-way]
# fails: values-for-plot-hidden [nothing-copied-on-the-way]


def values_for_plot(y, hidden):
    import numpy as np

    values = np.asarray(y.detach())
    values[hidden.numpy()] = 0
    return values
