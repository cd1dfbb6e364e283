# title: collects Python numbers and makes a new tensor of them
# fails: class-loss-test [graph-cut]
# fails: class-loss-hidden [graph-cut]
def class_loss(output, y, kind, reduction):
    """Return the negative log-likelihood of the labels.

    Args:
        output: tensor of shape (samples, classes).
        y: int64 tensor of shape (samples,), the true classes.
        kind: "scores", "log_probabilities" or "probabilities".
        reduction: "mean", "sum" or "none".
    """
    if kind == "scores":
        output = torch.log_softmax(output, 1)
    elif kind == "probabilities":
        output = torch.log(output)
    losses = []
    for i in range(len(y)):
        losses.append(-output[i, y[i]].item())
    losses = torch.tensor(losses, requires_grad=True)
    if reduction == "mean":
        return losses.mean()
    if reduction == "sum":
        return losses.sum()
    return losses
