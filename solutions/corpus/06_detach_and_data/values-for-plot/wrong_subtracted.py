# title: takes the hidden values away from themselves
# fails: values-for-plot-test [no diagnosis]
# fails: values-for-plot-hidden [no diagnosis]
# never: nan-times-zero


def values_for_plot(y, hidden):
    values = y.detach()
    return (values - torch.where(hidden, values, 0)).numpy()
