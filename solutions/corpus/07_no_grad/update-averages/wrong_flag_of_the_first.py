# title: gives each average the flag of the first one
# fails: update-averages-hidden [flag-not-put-back]


def update_averages(averages, params, decay):
    asks = averages[0].requires_grad
    for slow, fast in zip(averages, params):
        slow.requires_grad_(False).mul_(decay).add_(fast.detach(), alpha=1 - decay)
        slow.requires_grad_(asks)
