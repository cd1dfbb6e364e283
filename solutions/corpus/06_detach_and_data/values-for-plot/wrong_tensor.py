# title: returns a tensor
# fails: values-for-plot-test [no diagnosis]
# fails: values-for-plot-hidden [no diagnosis]


def values_for_plot(y, hidden):
    return y.detach().masked_fill(hidden, 0)
