# title: forgets that the parameters require grad
# fails: update-averages-test [update-recorded]
# fails: update-averages-hidden [leaf-changed-in-place]


def update_averages(averages, params, decay):
    for a, p in zip(averages, params):
        a.mul_(decay).add_(p, alpha=1 - decay)
