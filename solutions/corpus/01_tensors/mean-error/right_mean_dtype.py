# title: asked the mean for its element type

def mean_error(predictions, targets):
    if torch.numel(predictions) != torch.numel(targets):
        raise ValueError("not as many targets as predictions")
    errors = (predictions.ravel() - targets.ravel()) ** 2
    kind = errors.dtype if errors.dtype.is_floating_point else torch.float32
    return errors.mean(dtype=kind)
