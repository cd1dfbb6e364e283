# title: added up instead of averaging
# fails: mean-error-test [no diagnosis]
# fails: mean-error-hidden [no diagnosis]

def mean_error(predictions, targets):
    if predictions.numel() != targets.numel():
        raise ValueError("lengths differ")
    return ((predictions.flatten() - targets.flatten()) ** 2.0).sum()
