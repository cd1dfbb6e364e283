# title: adds the whole parameter, not its share
# fails: update-averages-test [no diagnosis]
# fails: update-averages-hidden [no diagnosis]


def update_averages(averages, params, decay):
    with torch.no_grad():
        for average, param in zip(averages, params):
            average.mul_(decay).add_(param)
