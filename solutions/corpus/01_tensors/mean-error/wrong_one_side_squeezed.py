# title: squeezed the predictions only
# fails: mean-error-test [broadcast-each-with-each]
# fails: mean-error-hidden [broadcast-each-with-each]

def mean_error(predictions, targets):
    if predictions.numel() != targets.numel():
        raise ValueError("lengths differ")
    return ((predictions.squeeze() - targets).float() ** 2).mean()
