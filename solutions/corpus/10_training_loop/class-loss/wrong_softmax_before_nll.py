# title: softmax before nll_loss, as many texts say
# fails: class-loss-test [likelihood-instead-of-log]
# fails: class-loss-hidden [likelihood-instead-of-log]


def class_loss(output, y, kind, reduction):
    if kind == "scores":
        output = output.softmax(1)
    elif kind == "probabilities":
        output = output.log()
    return F.nll_loss(output, y, reduction=reduction)
