# title: The exception is of a class of the learner's that is only called ValueError
# unit: 01_tensors
# loses: mean-error
# in: answer mean-error
Refusal = type("ValueError", (Exception,), {"__module__": "builtins", "__qualname__": "ValueError"})


def mean_error(predictions, targets):
    if predictions.numel() != targets.numel():
        raise Refusal("the numbers of elements differ")
    difference = (predictions.reshape(-1) - targets.reshape(-1)) * 1.0
    return (difference**2).mean()
