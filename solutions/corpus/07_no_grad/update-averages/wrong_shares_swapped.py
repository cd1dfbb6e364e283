# title: takes decay for the share of the new value
# fails: update-averages-test [no diagnosis]
# fails: update-averages-hidden [no diagnosis]


@torch.no_grad()
def update_averages(averages, params, decay):
    for a, p in zip(averages, params):
        a.lerp_(p, decay)
