# title: compared one by one

def mean_error(predictions, targets):
    if predictions.numel() != targets.numel():
        raise ValueError("different numbers of elements")
    pairs = zip(predictions.reshape(-1), targets.reshape(-1), strict=True)
    return torch.stack([(1.0 * p - t) ** 2 for p, t in pairs]).mean()
