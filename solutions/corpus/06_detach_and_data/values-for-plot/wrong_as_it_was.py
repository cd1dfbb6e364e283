# title: the function as it was
# fails: values-for-plot-test [write-not-counted]
# fails: values-for-plot-hidden [write-not-counted]


def values_for_plot(y, hidden):
    array = y.detach().numpy()
    array[hidden.numpy()] = 0
    return array
