# title: filled in place
# fails: values-for-plot-test [zeros-written-into-y]
# fails: values-for-plot-hidden [zeros-written-into-y]

def values_for_plot(y, hidden):
    return y.detach().masked_fill_(hidden, 0).numpy()
