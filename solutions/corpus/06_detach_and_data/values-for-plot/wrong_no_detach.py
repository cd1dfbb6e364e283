# title: forgot to detach
# fails: values-for-plot-test [numpy-of-recorded]
# fails: values-for-plot-hidden [numpy-of-recorded]

def values_for_plot(y, hidden):
    return y.masked_fill(hidden, 0).numpy()
