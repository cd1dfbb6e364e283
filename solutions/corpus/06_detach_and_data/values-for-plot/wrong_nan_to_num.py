# title: clears what is nan, and does not look at hidden
# fails: values-for-plot-test [no diagnosis]
# fails: values-for-plot-hidden [no diagnosis]


def values_for_plot(y, hidden):
    return torch.nan_to_num(y.detach().clone(), nan=0.0).numpy()
