# title: the function as it was
# fails: values-for-plot-test [nothing-copied-on-the-way]
# fails: values-for-plot-hidden [nothing-copied-on-the-way]


def values_for_plot(y, hidden):
    array = y.detach().numpy()
    array[hidden.numpy()] = 0
    return array
