# title: made float32 of float64
# fails: mean-error-test [no diagnosis]
# fails: mean-error-hidden [no diagnosis]

def mean_error(predictions, targets):
    if predictions.numel() != targets.numel():
        raise ValueError("lengths differ")
    return ((predictions.flatten() - targets.flatten()).float() ** 2).mean()
