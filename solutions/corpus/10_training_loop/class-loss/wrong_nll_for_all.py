# title: nll_loss for everything
# fails: class-loss-test [nll-takes-no-logarithm]
# fails: class-loss-hidden [nll-takes-no-logarithm]


def class_loss(output, y, kind, reduction):
    return F.nll_loss(output, y, reduction=reduction)
