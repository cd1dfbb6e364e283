# title: multiplies the whole sum by 1 - decay
# fails: update-averages-test [no diagnosis]
# fails: update-averages-hidden [no diagnosis]


@torch.no_grad()
def update_averages(averages, params, decay):
    for slow, fast in zip(averages, params):
        slow.mul_(decay)
        slow += fast
        slow *= 1 - decay
