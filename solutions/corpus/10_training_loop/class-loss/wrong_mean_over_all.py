# title: mean divides by all elements
# fails: class-loss-test [mean-over-all-elements]
# fails: class-loss-hidden [mean-over-all-elements]


def class_loss(output, y, kind, reduction):
    if kind == "scores":
        output = output.log_softmax(1)
    elif kind == "probabilities":
        output = output.log()
    each = -output * F.one_hot(y, output.shape[1])
    return each.mean() if reduction == "mean" else each.sum() if reduction == "sum" else each.sum(1)
