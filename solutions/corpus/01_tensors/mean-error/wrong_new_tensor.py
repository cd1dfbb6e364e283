# title: made a new tensor of the number
# fails: mean-error-test [no diagnosis]
# fails: mean-error-hidden [no diagnosis]

def mean_error(predictions, targets):
    if predictions.numel() != targets.numel():
        raise ValueError("different numbers of elements")
    error = ((predictions.reshape(-1) - targets.reshape(-1)) * 1.0).square().mean()
    return torch.tensor([error])
