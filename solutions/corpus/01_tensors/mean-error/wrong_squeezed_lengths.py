# title: squeezes both and compares lengths
# fails: mean-error-test [squeezed-to-no-length]
# fails: mean-error-hidden [squeezed-to-no-length]
def mean_error(predictions, targets):
    p, t = predictions.squeeze(), targets.squeeze()
    if len(p) != len(t):
        raise ValueError("different numbers of elements")
    d = p - t
    if not d.is_floating_point():
        d = d.float()
    return (d * d).mean()
