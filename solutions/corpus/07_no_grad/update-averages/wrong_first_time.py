# title: An average of zeros has not begun yet, so it starts with the parameter
# fails: update-averages-test [no diagnosis]


def update_averages(averages, params, decay):
    with torch.no_grad():
        for average, param in zip(averages, params):
            if not average.any():
                average.copy_(param)
            else:
                average.copy_(decay * average + (1 - decay) * param)
