# title: sigmoid for softmax
# fails: class-loss-test [sigmoid-instead-of-softmax]
# fails: class-loss-hidden [sigmoid-instead-of-softmax]


def class_loss(output, y, kind, reduction):
    if kind == "scores":
        output = output.sigmoid().log()
    elif kind == "probabilities":
        output = output.log()
    return F.nll_loss(output, y, reduction=reduction)
