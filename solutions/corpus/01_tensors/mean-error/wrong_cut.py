# title: cut the longer one
# fails: mean-error-test [no diagnosis]
# fails: mean-error-hidden [no diagnosis]

def mean_error(predictions, targets):
    n = min(len(predictions), len(targets))
    p, t = predictions[:n].reshape(-1), targets[:n].reshape(-1)
    return ((p - t) * 1.0).square().mean()
