# title: forgot that integers have no mean
# fails: mean-error-test [mean-of-integers]
# fails: mean-error-hidden [mean-of-integers]

def mean_error(predictions, targets):
    if predictions.numel() != targets.numel():
        raise ValueError("lengths differ")
    return ((predictions.flatten() - targets.flatten()) ** 2).mean()
