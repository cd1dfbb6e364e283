# title: calls numpy() on a tensor that requires grad
# fails: values-for-plot-test [numpy-of-recorded]
# fails: values-for-plot-hidden [numpy-of-recorded]


def values_for_plot(y, hidden):
    return torch.where(hidden, 0.0, y).numpy()
