# title: numpy(force=True) makes a copy
# fails: values-for-plot-test [write-not-counted]
# fails: values-for-plot-hidden [write-not-counted]


def values_for_plot(y, hidden):
    values = y.numpy(force=True)
    values[hidden.numpy()] = 0
    return values
