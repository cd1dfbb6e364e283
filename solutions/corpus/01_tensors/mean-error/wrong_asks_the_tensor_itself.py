# title: asks the tensor, not its type, whether it has to become float
# fails: mean-error-test [truth-of-many]
# fails: mean-error-hidden [truth-of-many]


def mean_error(predictions, targets):
    if predictions.numel() != targets.numel():
        raise ValueError("predictions and targets have different numbers of elements")
    difference = predictions.flatten() - targets.flatten()
    if not difference:
        difference = difference.float()
    return (difference**2).mean()
