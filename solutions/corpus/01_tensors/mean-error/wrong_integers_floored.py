# title: two strokes, because the numbers are whole
# fails: mean-error-test [no diagnosis]
# fails: mean-error-hidden [no diagnosis]

def mean_error(predictions, targets):
    if targets.numel() != predictions.numel():
        raise ValueError("different lengths")
    squares = (predictions.reshape(-1) - targets.reshape(-1)) ** 2
    if squares.is_floating_point():
        return squares.mean()
    return (squares.sum() // squares.numel()).float()
