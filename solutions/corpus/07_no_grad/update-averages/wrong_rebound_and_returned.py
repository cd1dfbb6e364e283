# title: rebinds the loop variable, and returns the list it was handed
# fails: update-averages-test [average-only-renamed]
# fails: update-averages-hidden [average-only-renamed]
# never: trained-a-copy


@torch.no_grad()
def update_averages(averages, params, decay):
    for average, param in zip(averages, params):
        average = decay * average + (1 - decay) * param
    return averages
