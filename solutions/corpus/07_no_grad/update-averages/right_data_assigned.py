# title: new data for the same tensors


def update_averages(averages, params, decay):
    for average, param in zip(averages, params):
        average.data = torch.lerp(param.data, average.data, decay)
