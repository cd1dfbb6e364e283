# title: refused with another exception
# fails: mean-error-test [no diagnosis]
# fails: mean-error-hidden [no diagnosis]

def mean_error(predictions, targets):
    assert predictions.numel() == targets.numel()
    off = predictions.flatten() - targets.flatten()
    return (off * 1.0).square().mean()
