# title: scales the parameters as well
# fails: update-averages-test [no diagnosis]
# fails: update-averages-hidden [no diagnosis]


def update_averages(averages, params, decay):
    with torch.no_grad():
        for a, p in zip(averages, params):
            a.mul_(decay)
            p.mul_(1 - decay)
            a.add_(p)
