# title: turns log-probabilities into probabilities first
# fails: class-loss-test [no diagnosis]


def class_loss(output, y, kind, reduction):
    if kind == "scores":
        return F.cross_entropy(output, y, reduction=reduction)
    p = output.exp() if kind == "log_probabilities" else output
    return F.nll_loss(p.log(), y, reduction=reduction)
