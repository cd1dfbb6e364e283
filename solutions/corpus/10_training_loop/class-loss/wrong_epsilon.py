# title: a small number added before the logarithm
# fails: class-loss-test [kept-from-zero]
# fails: class-loss-hidden [kept-from-zero]


def class_loss(output, y, kind, reduction):
    if kind == "log_probabilities":
        return F.nll_loss(output, y, reduction=reduction)
    p = output.softmax(1) if kind == "scores" else output
    return F.nll_loss(torch.log(p + 1e-9), y, reduction=reduction)
