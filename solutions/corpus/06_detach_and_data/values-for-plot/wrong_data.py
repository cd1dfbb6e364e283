# title: by .data
# fails: values-for-plot-test [write-not-counted]
# fails: values-for-plot-hidden [write-not-counted]

def values_for_plot(y, hidden):
    values = y.data
    values[hidden] = 0
    return values.numpy()
