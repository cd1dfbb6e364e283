# title: clones, and writes zeros into the clone


def values_for_plot(y, hidden):
    shown = y.clone().detach()
    shown[hidden] = 0
    return shown.numpy()
