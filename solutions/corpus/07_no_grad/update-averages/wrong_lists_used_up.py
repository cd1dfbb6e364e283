# title: takes the tensors off both lists
# fails: update-averages-test [no diagnosis]
# fails: update-averages-hidden [no diagnosis]


@torch.no_grad()
def update_averages(averages, params, decay):
    while averages:
        averages.pop().mul_(decay).add_(params.pop(), alpha=1 - decay)
