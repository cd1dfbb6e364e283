# title: computes with the parameters, and copies the result into .data
# fails: update-averages-test [recorded-and-dropped]
# fails: update-averages-hidden [recorded-and-dropped]


def update_averages(averages, params, decay):
    for a, p in zip(averages, params):
        new = decay * a + (1 - decay) * p
        a.data.copy_(new.detach())
