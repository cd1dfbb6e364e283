# title: switches recording on for a caller who had it off
# fails: update-averages-test [recording-left-on]
# fails: update-averages-hidden [recording-left-on]


def update_averages(averages, params, decay):
    torch.set_grad_enabled(False)
    for a, p in zip(averages, params):
        a.mul_(decay).add_(p, alpha=1 - decay)
    torch.set_grad_enabled(True)
