# title: the logarithm of the sum of exp() is written out
# fails: class-loss-test [exp-of-a-large-score]
# fails: class-loss-hidden [exp-of-a-large-score]
# never: log-of-softmax


def class_loss(output, y, kind, reduction):
    if kind == "scores":
        output = output - output.exp().sum(1, keepdim=True).log()
    elif kind == "probabilities":
        output = output.log()
    return F.nll_loss(output, y, reduction=reduction)
