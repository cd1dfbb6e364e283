# title: detaches the parameters only; averages that require grad still refuse
# fails: update-averages-test [leaf-changed-in-place]
# fails: update-averages-hidden [leaf-changed-in-place]


def update_averages(averages, params, decay):
    for a, p in zip(averages, params):
        a.mul_(decay).add_(p.detach(), alpha=1 - decay)
