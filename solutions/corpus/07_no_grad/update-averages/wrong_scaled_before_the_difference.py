# title: scales the average, then takes the difference to the parameter
# fails: update-averages-test [no diagnosis]
# fails: update-averages-hidden [no diagnosis]


def update_averages(averages, params, decay):
    with torch.no_grad():
        for average, param in zip(averages, params):
            average.mul_(decay)
            average.add_((1 - decay) * (param - average))
