# title: made everything float64
# fails: mean-error-test [no diagnosis]
# fails: mean-error-hidden [no diagnosis]

def mean_error(predictions, targets):
    if predictions.numel() != targets.numel():
        raise ValueError("different numbers of elements")
    return ((predictions.reshape(-1).double() - targets.reshape(-1).double()) ** 2).mean()
