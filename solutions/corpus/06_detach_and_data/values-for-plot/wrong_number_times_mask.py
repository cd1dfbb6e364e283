# title: multiplies NumPy arrays: nan stays, and no dimension gives no array
# fails: values-for-plot-test [nan-times-zero]
# fails: values-for-plot-hidden [no diagnosis]


def values_for_plot(y, hidden):
    return y.detach().numpy() * (1 - hidden.to(y.dtype).numpy())
