# title: the values times the mask


def values_for_plot(y, hidden):
    return (y * ~hidden).detach().numpy()
