# title: zeros under no_grad, then a copy
# fails: values-for-plot-test [saved-value-changed]
# fails: values-for-plot-hidden [saved-value-changed]


def values_for_plot(y, hidden):
    with torch.no_grad():
        y[hidden] = 0
    return y.detach().numpy().copy()
