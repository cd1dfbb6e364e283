# title: zeros through detach(), then a copy
# fails: values-for-plot-test [saved-value-changed]
# fails: values-for-plot-hidden [saved-value-changed]


def values_for_plot(y, hidden):
    shown = y.detach()
    shown[hidden] = 0
    return shown.clone().numpy()
