# title: numpy(force=True) makes a copy
# fails: values-for-plot-test [nothing-copied-on-the-way]
# fails: values-for-plot-hidden [nothing-copied-on-the-way]


def values_for_plot(y, hidden):
    values = y.numpy(force=True)
    values[hidden.numpy()] = 0
    return values
