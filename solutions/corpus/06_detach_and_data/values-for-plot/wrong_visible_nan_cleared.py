# title: clears every nan, the visible ones too
# fails: values-for-plot-test [no diagnosis]
# fails: values-for-plot-hidden [no diagnosis]


def values_for_plot(y, hidden):
    return torch.nan_to_num(y.detach().clone(), nan=0.0).masked_fill(hidden, 0).numpy()
