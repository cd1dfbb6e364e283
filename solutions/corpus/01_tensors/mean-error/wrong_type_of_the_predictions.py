# title: brings the targets into the type of the predictions, which may be integers
# fails: mean-error-test [no diagnosis]
# fails: mean-error-hidden [no diagnosis]


def mean_error(predictions, targets):
    if predictions.numel() != targets.numel():
        raise ValueError("as many targets as predictions, please")
    wanted = targets.type_as(predictions).view_as(predictions)
    return ((predictions - wanted) * 1.0).pow(2).mean()
