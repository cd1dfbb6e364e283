# title: writes zeros, copies, and puts the values back
# fails: values-for-plot-test [changes-are-counted-not-values]
# fails: values-for-plot-hidden [changes-are-counted-not-values]


def values_for_plot(y, hidden):
    kept = y.detach().clone()
    y.detach()[hidden] = 0
    array = y.detach().numpy().copy()
    y.detach().copy_(kept)
    return array
