# title: moves the parameters towards the averages
# fails: update-averages-test [no diagnosis]
# fails: update-averages-hidden [no diagnosis]


def update_averages(averages, params, decay):
    with torch.no_grad():
        for slow, fast in zip(averages, params, strict=True):
            fast.mul_(1 - decay).add_(slow, alpha=decay)
