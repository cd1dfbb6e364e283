# title: told autograd, so that backward refuses
# fails: values-for-plot-test [saved-value-changed]
# fails: values-for-plot-hidden [saved-value-changed]


def values_for_plot(y, hidden):
    values = y.detach().numpy()
    values[hidden.numpy()] = 0
    torch.autograd.graph.increment_version(y)
    return values
