# title: PyTorch's loss, with equal shapes

def mean_error(predictions, targets):
    if predictions.numel() != targets.numel():
        raise ValueError(f"{predictions.numel()} predictions, {targets.numel()} targets")
    one, other = predictions.reshape(-1) * 1.0, targets.reshape(-1) * 1.0
    return torch.nn.functional.mse_loss(one, other)
