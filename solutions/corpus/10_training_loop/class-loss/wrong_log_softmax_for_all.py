# title: log_softmax, whatever the output is
# fails: class-loss-test [softmax-twice]
# fails: class-loss-hidden [softmax-twice]
def class_loss(output, y, kind, reduction):
    """Return the negative log-likelihood of the labels.

    Args:
        output: tensor of shape (samples, classes).
        y: int64 tensor of shape (samples,), the true classes.
        kind: "scores", "log_probabilities" or "probabilities".
        reduction: "mean", "sum" or "none".
    """
    output = output.log_softmax(dim=1)
    return F.nll_loss(output, y, reduction=reduction)
