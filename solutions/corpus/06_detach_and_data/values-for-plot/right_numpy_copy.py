# title: copies on NumPy's side


def values_for_plot(y, hidden):
    array = y.detach().numpy().copy()
    array[hidden.numpy()] = 0
    return array
