# title: refuses everything that is no vector
# fails: mean-error-test [no diagnosis]
# fails: mean-error-hidden [no diagnosis]
# never: shapes-must-be-equal

def mean_error(predictions, targets):
    if predictions.dim() != 1 or targets.dim() != 1:
        raise ValueError("give me two vectors")
    if len(predictions) != len(targets):
        raise ValueError("not equally many")
    return ((predictions - targets) * 1.0).square().mean()
