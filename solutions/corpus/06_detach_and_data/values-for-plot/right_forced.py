# title: numpy by force, and a copy

def values_for_plot(y, hidden):
    values = y.numpy(force=True).copy()
    values[hidden] = 0
    return values
