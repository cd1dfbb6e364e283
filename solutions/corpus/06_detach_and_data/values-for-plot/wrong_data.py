# title: by .data
# fails: values-for-plot-test [nothing-copied-on-the-way]
# fails: values-for-plot-hidden [nothing-copied-on-the-way]

def values_for_plot(y, hidden):
    values = y.data
    values[hidden] = 0
    return values.numpy()
