# title: "none" keeps a column
# fails: class-loss-test [no diagnosis]
# fails: class-loss-hidden [no diagnosis]


def class_loss(output, y, kind, reduction):
    if kind == "scores":
        output = output.log_softmax(1)
    elif kind == "probabilities":
        output = output.log()
    each = -output.gather(1, y.unsqueeze(1))
    return each.mean() if reduction == "mean" else each.sum() if reduction == "sum" else each
