# title: mixes each average with itself, so that the same numbers are written again
# fails: update-averages-test [no diagnosis]
# fails: update-averages-hidden [no diagnosis]
# never: average-only-renamed


def update_averages(averages, params, decay):
    with torch.no_grad():
        for average, param in zip(averages, params):
            average.copy_(decay * average + (1 - decay) * average)
