# title: makes a list of new averages, and gives it the name of the old one
# fails: update-averages-test [average-only-renamed]
# fails: update-averages-hidden [average-only-renamed]


def update_averages(averages, params, decay):
    with torch.no_grad():
        averages = [decay * a + (1 - decay) * p for a, p in zip(averages, params)]
