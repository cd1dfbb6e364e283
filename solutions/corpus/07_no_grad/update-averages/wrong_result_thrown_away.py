# title: methods without underscore
# fails: update-averages-test [result-not-kept]
# fails: update-averages-hidden [result-not-kept]
# never: average-only-renamed


def update_averages(averages, params, decay):
    with torch.no_grad():
        for average, param in zip(averages, params):
            average.lerp(param, 1 - decay)
