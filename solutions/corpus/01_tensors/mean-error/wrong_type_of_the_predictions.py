# title: converts the targets to the type of the predictions
# fails: mean-error-test [no diagnosis]
# fails: mean-error-hidden [no diagnosis]
def mean_error(predictions, targets):
    if predictions.numel() != targets.numel():
        raise ValueError("not the same number of elements")
    if not predictions.is_floating_point():
        predictions = predictions.float()
    gaps = predictions.ravel() - targets.ravel().to(predictions.dtype)
    return (gaps * gaps).mean()
