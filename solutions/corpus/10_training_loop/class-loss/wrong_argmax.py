# title: the largest class instead of y
# fails: class-loss-test [no diagnosis]
# fails: class-loss-hidden [no diagnosis]

def class_loss(output, y, kind, reduction):
    if kind == "scores":
        logs = F.log_softmax(output, dim=1)
    elif kind == "log_probabilities":
        logs = output
    else:
        logs = torch.log(output)
    return F.nll_loss(logs, logs.argmax(1), reduction=reduction)
