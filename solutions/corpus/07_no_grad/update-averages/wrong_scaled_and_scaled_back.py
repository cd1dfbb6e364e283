# title: scales the parameter in place, and back
# fails: update-averages-test [no diagnosis]
# fails: update-averages-hidden [no diagnosis]


def update_averages(averages, params, decay):
    share = 1 - decay
    with torch.no_grad():
        for average, param in zip(averages, params):
            average.mul_(decay).add_(param.mul_(share))
            param.div_(share)
