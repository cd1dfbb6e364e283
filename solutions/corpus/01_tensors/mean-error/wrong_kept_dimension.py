# title: kept a dimension of length 1
# fails: mean-error-test [no diagnosis]
# fails: mean-error-hidden [no diagnosis]

def mean_error(predictions, targets):
    if predictions.numel() != targets.numel():
        raise ValueError("lengths differ")
    off = predictions.flatten() - targets.flatten()
    return (off * 1.0).square().mean(dim=0, keepdim=True)
