# title: gives the loop's name a new tensor
# fails: update-averages-test [average-only-renamed]
# fails: update-averages-hidden [average-only-renamed]


def update_averages(averages, params, decay):
    with torch.no_grad():
        for a, p in zip(averages, params):
            a = decay * a + (1 - decay) * p
