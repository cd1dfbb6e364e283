# title: returns new tensors instead of changing the old ones
# fails: update-averages-test [trained-a-copy]
# fails: update-averages-hidden [trained-a-copy]


def update_averages(averages, params, decay):
    with torch.no_grad():
        return [decay * a + (1 - decay) * p for a, p in zip(averages, params)]
