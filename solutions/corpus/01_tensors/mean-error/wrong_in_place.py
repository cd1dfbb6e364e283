# title: changed the caller's predictions
# fails: mean-error-test [no diagnosis]
# fails: mean-error-hidden [no diagnosis]

def mean_error(predictions, targets):
    if predictions.numel() != targets.numel():
        raise ValueError("different numbers of elements")
    p, t = predictions.reshape(-1), targets.reshape(-1)
    if not p.is_floating_point():
        p = p.to(t.dtype if t.is_floating_point() else torch.float32)
    p -= t
    return (p**2).mean()
