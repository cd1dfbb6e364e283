# title: a loss without history
# fails: class-loss-test [graph-cut]
# fails: class-loss-hidden [graph-cut]


def class_loss(output, y, kind, reduction):
    if kind == "scores":
        output = output.log_softmax(1)
    elif kind == "probabilities":
        output = output.log()
    return F.nll_loss(output, y, reduction=reduction).detach()
