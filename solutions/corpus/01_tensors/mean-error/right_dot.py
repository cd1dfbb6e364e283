# title: added up and divided by hand

class ShapeError(ValueError):
    pass


def mean_error(predictions, targets):
    if len(predictions) != len(targets):
        raise ShapeError
    off = predictions.view(-1) - targets.view(-1)
    return (off * off).sum() / len(off)
