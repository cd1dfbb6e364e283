# title: the reduction is not handed on
# fails: class-loss-test [reduction-left-out]
# fails: class-loss-hidden [reduction-left-out]


def class_loss(output, y, kind, reduction):
    if kind == "scores":
        output = output.log_softmax(1)
    elif kind == "probabilities":
        output = output.log()
    return F.nll_loss(output, y)
