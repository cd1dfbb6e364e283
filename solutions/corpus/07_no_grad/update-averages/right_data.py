# title: in place on .data


def update_averages(averages, params, decay):
    for a, p in zip(averages, params):
        a.data.mul_(decay).add_(p.data * (1 - decay))
