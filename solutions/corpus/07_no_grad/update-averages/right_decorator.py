# title: a decorator, and two operations in place


@torch.no_grad()
def update_averages(averages, params, decay):
    for a, p in zip(averages, params):
        a.mul_(decay).add_(p, alpha=1 - decay)
