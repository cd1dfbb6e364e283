# title: cpu() copies into the memory of the host
# fails: values-for-plot-test [nothing-copied-on-the-way]
# fails: values-for-plot-hidden [nothing-copied-on-the-way]
# never: write-not-counted


def values_for_plot(y, hidden):
    values = y.detach().cpu().numpy()
    values[hidden.numpy()] = 0
    return values
