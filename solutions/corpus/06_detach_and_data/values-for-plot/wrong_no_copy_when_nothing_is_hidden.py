# title: copies only if there is something to hide
# fails: values-for-plot-test [numpy-write-unseen]
# fails: values-for-plot-hidden [numpy-write-unseen]


def values_for_plot(y, hidden):
    shown = y.detach()
    if hidden.any():
        shown = shown.masked_fill(hidden, 0)
    return shown.numpy()
