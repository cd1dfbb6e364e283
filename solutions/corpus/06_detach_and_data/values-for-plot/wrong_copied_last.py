# title: copied after the zeros
# fails: values-for-plot-test [write-not-counted]
# fails: values-for-plot-hidden [write-not-counted]

def values_for_plot(y, hidden):
    values = y.detach().numpy()
    values[hidden.numpy()] = 0
    return values.copy()
