# title: compared shapes, so that (n, 1) and (n,) are refused
# fails: mean-error-test [shapes-must-be-equal]
# fails: mean-error-hidden [shapes-must-be-equal]

def mean_error(predictions, targets):
    if predictions.shape != targets.shape:
        raise ValueError("shapes differ")
    return ((predictions - targets) ** 2.0).mean()
