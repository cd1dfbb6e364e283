# title: every average follows the first parameter
# fails: update-averages-test [no diagnosis]
# fails: update-averages-hidden [no diagnosis]


@torch.no_grad()
def update_averages(averages, params, decay):
    for average in averages:
        average.mul_(decay).add_((1 - decay) * params[0])
