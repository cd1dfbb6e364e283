# title: filled in place
# fails: values-for-plot-test [saved-value-changed]
# fails: values-for-plot-hidden [saved-value-changed]

def values_for_plot(y, hidden):
    return y.detach().masked_fill_(hidden, 0).numpy()
