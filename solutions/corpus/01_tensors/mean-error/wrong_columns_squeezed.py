# title: only columns have to be squeezed
# fails: mean-error-test [squeezed-to-no-dimension]
# fails: mean-error-hidden [squeezed-to-no-dimension]

def flat(t):
    if t.dim() == 2:
        t = t.squeeze()
    return t


def mean_error(predictions, targets):
    if predictions.numel() != targets.numel():
        raise ValueError("the numbers of elements differ")
    d = flat(predictions) - flat(targets)
    if d.dtype == torch.int64:
        d = d.float()
    return (d * d).mean()
