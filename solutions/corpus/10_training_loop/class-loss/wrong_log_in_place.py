# title: log_ saves memory
# fails: class-loss-test [no diagnosis]
# fails: class-loss-hidden [no diagnosis]


def class_loss(output, y, kind, reduction):
    logs = output.log_() if kind == "probabilities" else output
    if kind == "scores":
        logs = F.log_softmax(output, 1)
    return F.nll_loss(logs, y, reduction=reduction)
