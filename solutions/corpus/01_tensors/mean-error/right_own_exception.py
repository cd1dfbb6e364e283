# title: reshapes one like the other, and raises a ValueError of its own


class DifferentNumbers(ValueError):
    pass


def mean_error(predictions, targets):
    try:
        gap = predictions - targets.reshape(predictions.shape)
    except RuntimeError as error:
        raise DifferentNumbers("not the same number of elements") from error
    return torch.mean(gap * 1.0 * gap)
