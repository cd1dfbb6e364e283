# title: adds up and divides by the number, with two strokes
# fails: mean-error-test [no diagnosis]
# fails: mean-error-hidden [no diagnosis]

def mean_error(predictions, targets):
    count = predictions.numel()
    if targets.numel() != count:
        raise ValueError("not equally many")
    gaps = (predictions.reshape(-1) - targets.reshape(-1)) * 1.0
    return (gaps**2).sum() // count
