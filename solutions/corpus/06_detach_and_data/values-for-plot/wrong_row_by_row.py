# title: goes through the places as if there were one dimension
# fails: values-for-plot-test [no diagnosis]
# fails: values-for-plot-hidden [no diagnosis]

def values_for_plot(y, hidden):
    values = y.detach().numpy().copy()
    for i, h in enumerate(hidden.tolist()):
        if h is True:
            values[i] = 0
    return values
