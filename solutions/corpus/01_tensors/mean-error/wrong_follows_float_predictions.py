# title: targets take over the type of floating-point predictions
# fails: mean-error-test [no diagnosis]
# fails: mean-error-hidden [no diagnosis]


def mean_error(predictions, targets):
    if predictions.numel() != targets.numel():
        raise ValueError("not as many")
    if not predictions.is_floating_point():
        predictions = predictions.to(torch.promote_types(targets.dtype, torch.float32))
    return torch.mean((predictions.flatten() - targets.flatten().to(predictions.dtype)) ** 2)
