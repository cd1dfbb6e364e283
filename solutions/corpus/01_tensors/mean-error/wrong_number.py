# title: returned a Python number
# fails: mean-error-test [result-should-stay-a-tensor]
# fails: mean-error-hidden [result-should-stay-a-tensor]

def mean_error(predictions, targets):
    if predictions.numel() != targets.numel():
        raise ValueError("lengths differ")
    off = predictions.flatten() - targets.flatten()
    return (off.float() ** 2).mean().item()
