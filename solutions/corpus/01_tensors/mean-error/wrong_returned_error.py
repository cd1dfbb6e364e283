# title: returned the exception
# fails: mean-error-test [no diagnosis]
# fails: mean-error-hidden [no diagnosis]

def mean_error(predictions, targets):
    if predictions.numel() != targets.numel():
        return ValueError("different numbers of elements")
    return ((predictions.reshape(-1) - targets.reshape(-1)) * 1.0).square().mean()
