# title: exp() of large scores is infinite, so cuts them off
# fails: class-loss-test [no diagnosis]
# fails: class-loss-hidden [no diagnosis]


def class_loss(output, y, kind, reduction):
    if kind == "scores":
        logs = F.log_softmax(output.clamp(-50, 50), 1)
    else:
        logs = output.log() if kind == "probabilities" else output
    return F.nll_loss(logs, y, reduction=reduction)
