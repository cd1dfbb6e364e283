# title: an average needs no gradient, so its flag is switched off as well
# fails: update-averages-test [no diagnosis]
# fails: update-averages-hidden [no diagnosis]
# never: flag-instead-of-no-grad


def update_averages(averages, params, decay):
    with torch.no_grad():
        for slow, fast in zip(averages, params):
            slow.requires_grad_(False)
            slow.mul_(decay)
            slow += (1 - decay) * fast
