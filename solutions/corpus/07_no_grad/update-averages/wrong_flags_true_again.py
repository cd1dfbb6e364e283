# title: switches all flags on afterwards, also those that were off
# fails: update-averages-test [flag-not-put-back]
# fails: update-averages-hidden [flag-not-put-back]


def update_averages(averages, params, decay):
    for a, p in zip(averages, params):
        a.requires_grad_(False)
        p.requires_grad_(False)
        a.mul_(decay).add_(p, alpha=1 - decay)
        a.requires_grad_(True)
        p.requires_grad_(True)
