# title: squeeze() without a number, and lengths of one
# fails: mean-error-test [no diagnosis]
# fails: mean-error-hidden [no diagnosis]


def mean_error(predictions, targets):
    predictions, targets = predictions.squeeze(), targets.squeeze()
    if len(predictions) != len(targets):
        raise ValueError("different numbers of elements")
    return ((predictions - targets) ** 2).float().mean()
