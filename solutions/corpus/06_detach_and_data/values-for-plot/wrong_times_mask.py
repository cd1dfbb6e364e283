# title: times the mask
# fails: values-for-plot-test [zero-times-infinity]
# fails: values-for-plot-hidden [zero-times-infinity]

def values_for_plot(y, hidden):
    with torch.no_grad():
        return (y * ~hidden).numpy()
