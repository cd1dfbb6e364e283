# title: cross_entropy for everything
# fails: class-loss-test [softmax-twice]
# fails: class-loss-hidden [softmax-twice]


def class_loss(output, y, kind, reduction):
    return F.cross_entropy(output, y, reduction=reduction)
