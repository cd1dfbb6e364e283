# title: skips the averages that do not require a gradient
# fails: update-averages-test [no diagnosis]
# fails: update-averages-hidden [no diagnosis]
# never: average-only-renamed


def update_averages(averages, params, decay):
    with torch.no_grad():
        for average, param in zip(averages, params):
            if average.requires_grad:
                average.mul_(decay).add_(param, alpha=1 - decay)
