# title: squeezed the last dimension of tables

def mean_error(predictions, targets):
    if predictions.dim() == 2:
        predictions = predictions.squeeze(1)
    if targets.dim() == 2:
        targets = targets.squeeze(1)
    if predictions.shape != targets.shape:
        raise ValueError("shapes differ")
    return ((predictions - targets) * 1.0).pow(2).mean()
