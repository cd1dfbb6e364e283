# title: a recorded assignment on a clone

def values_for_plot(y, hidden):
    shown = y.clone()
    shown[hidden] = 0
    return shown.detach().numpy()
