# title: zeros through .data, then a copy
# fails: values-for-plot-test [write-not-counted]
# fails: values-for-plot-hidden [write-not-counted]


def values_for_plot(y, hidden):
    y.data[hidden] = 0
    return y.detach().numpy().copy()
