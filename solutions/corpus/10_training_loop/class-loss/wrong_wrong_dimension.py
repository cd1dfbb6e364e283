# title: log_softmax over the samples
# fails: class-loss-test [softmax-over-the-samples]
# fails: class-loss-hidden [softmax-over-the-samples]


def class_loss(output, y, kind, reduction):
    if kind == "scores":
        output = output.log_softmax(0)
    elif kind == "probabilities":
        output = output.log()
    return F.nll_loss(output, y, reduction=reduction)
