# title: compared the numbers of dimensions
# fails: mean-error-test [shapes-must-be-equal]
# fails: mean-error-hidden [shapes-must-be-equal]

def mean_error(predictions, targets):
    if predictions.dim() != targets.dim():
        raise ValueError("different")
    return ((predictions - targets) * 1.0).square().mean()
