# title: softmax, then cross_entropy
# fails: class-loss-test [softmax-twice]
# fails: class-loss-hidden [softmax-twice]


def class_loss(output, y, kind, reduction):
    if kind == "scores":
        output = F.softmax(output, dim=1)
    elif kind == "log_probabilities":
        output = output.exp()
    return F.cross_entropy(output, y, reduction=reduction)
