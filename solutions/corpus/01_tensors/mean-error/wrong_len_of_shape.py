# title: compared the numbers of dimensions
# fails: mean-error-test [no diagnosis]
# fails: mean-error-hidden [no diagnosis]

def mean_error(predictions, targets):
    if predictions.dim() != targets.dim():
        raise ValueError("different")
    return ((predictions - targets) * 1.0).square().mean()
