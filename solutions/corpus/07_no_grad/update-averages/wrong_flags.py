# title: switches the flags of the parameters off instead of recording
# fails: update-averages-test [flag-instead-of-no-grad]
# fails: update-averages-hidden [flag-instead-of-no-grad]


def update_averages(averages, params, decay):
    for a, p in zip(averages, params):
        p.requires_grad_(False)
        a.requires_grad_(False)
        a.mul_(decay).add_(p, alpha=1 - decay)
