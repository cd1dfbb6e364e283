# title: the number is made a tensor again, of the default type
# fails: mean-error-test [no diagnosis]
# fails: mean-error-hidden [no diagnosis]


def mean_error(predictions, targets):
    if predictions.numel() != targets.numel():
        raise ValueError("different numbers of elements")
    error = ((predictions.flatten() - targets.flatten()) ** 2).double().mean()
    return torch.tensor(error.item())
