# title: told autograd, so that backward refuses
# fails: values-for-plot-test [zeros-written-into-y]
# fails: values-for-plot-hidden [zeros-written-into-y]


def values_for_plot(y, hidden):
    values = y.detach().numpy()
    values[hidden.numpy()] = 0
    torch.autograd.graph.increment_version(y)
    return values
