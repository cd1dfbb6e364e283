# title: writes no_grad as a line of its own
# fails: update-averages-test [update-recorded]
# fails: update-averages-hidden [leaf-changed-in-place]


def update_averages(averages, params, decay):
    torch.no_grad()
    for a, p in zip(averages, params):
        a.mul_(decay).add_(p, alpha=1 - decay)
