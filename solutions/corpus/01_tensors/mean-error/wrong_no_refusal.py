# title: did not compare the lengths
# fails: mean-error-test [no diagnosis]
# fails: mean-error-hidden [broadcast-hides-a-mismatch]

def mean_error(predictions, targets):
    return ((predictions.reshape(-1) - targets.reshape(-1)) ** 2.0).mean()
