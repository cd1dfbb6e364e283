# title: no copy where nothing is hidden and y needs no gradient
# fails: values-for-plot-test [numpy-write-unseen]


def values_for_plot(y, hidden):
    if not y.requires_grad and not hidden.any():
        return y.numpy()
    return y.detach().masked_fill(hidden, 0).numpy()
