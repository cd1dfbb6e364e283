# title: switches all flags on afterwards, also those that were off
# fails: update-averages-test [no diagnosis]
# fails: update-averages-hidden [no diagnosis]


def update_averages(averages, params, decay):
    for a, p in zip(averages, params):
        a.requires_grad_(False)
        p.requires_grad_(False)
        a.mul_(decay).add_(p, alpha=1 - decay)
        a.requires_grad_(True)
        p.requires_grad_(True)
