# title: log-probabilities and probabilities confused
# fails: class-loss-test [log-of-a-logarithm]
# fails: class-loss-hidden [log-of-a-logarithm]

def class_loss(output, y, kind, reduction):
    if kind == "scores":
        output = F.log_softmax(output, dim=1)
    elif kind == "log_probabilities":
        output = output.log()
    return F.nll_loss(output, y, reduction=reduction)
