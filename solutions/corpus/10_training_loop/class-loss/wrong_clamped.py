# title: a clamp against the logarithm of 0
# fails: class-loss-test [kept-from-zero]
# fails: class-loss-hidden [kept-from-zero]


def class_loss(output, y, kind, reduction):
    if kind == "scores":
        output = output.softmax(1).clamp(min=1e-7)
    if kind != "log_probabilities":
        output = output.log()
    return F.nll_loss(output, y, reduction=reduction)
