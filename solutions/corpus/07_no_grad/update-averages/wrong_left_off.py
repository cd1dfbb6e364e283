# title: switches recording off and never on again
# fails: update-averages-test [recording-left-off]
# fails: update-averages-hidden [recording-left-off]


def update_averages(averages, params, decay):
    torch.set_grad_enabled(False)
    for a, p in zip(averages, params):
        a.mul_(decay).add_(p, alpha=1 - decay)
