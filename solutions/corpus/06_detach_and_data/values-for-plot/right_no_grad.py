# title: in no_grad, with masked_fill


def values_for_plot(y, hidden):
    with torch.no_grad():
        return y.masked_fill(hidden, 0).numpy()
