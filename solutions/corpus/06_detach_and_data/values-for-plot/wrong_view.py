# title: works on one flat row, with view(-1)
# fails: values-for-plot-test [view-needs-even-strides]


def values_for_plot(y, hidden):
    values = y.detach().clone().view(-1)
    values[hidden.view(-1)] = 0
    return values.view(y.shape).numpy()
