# title: flattened both and made floats of integers

def mean_error(predictions, targets):
    p, t = predictions.flatten(), targets.flatten()
    if len(p) != len(t):
        raise ValueError(f"{len(p)} predictions, but {len(t)} targets")
    difference = p - t
    if not difference.is_floating_point():
        difference = difference.float()
    return (difference**2).mean()
