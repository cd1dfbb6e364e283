# title: hides the last of the hidden values only
# fails: values-for-plot-test [no diagnosis]
# fails: values-for-plot-hidden [no diagnosis]
# never: nan-times-zero


def values_for_plot(y, hidden):
    values = y.detach().clone()
    places = hidden.nonzero()
    if len(places):
        values[tuple(places[-1])] = 0
    return values.numpy()
