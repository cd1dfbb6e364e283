# title: torch.tensor(...) of the loss
# fails: class-loss-test [graph-cut]
# fails: class-loss-hidden [graph-cut]


def class_loss(output, y, kind, reduction):
    if kind == "scores":
        output = output.log_softmax(1)
    elif kind == "probabilities":
        output = output.log()
    loss = F.nll_loss(output, y, reduction=reduction)
    return torch.tensor(loss.tolist(), dtype=loss.dtype, requires_grad=True)
