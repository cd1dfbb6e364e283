# title: the log-likelihood itself
# fails: class-loss-test [sign-of-the-log-kept]
# fails: class-loss-hidden [sign-of-the-log-kept]


def class_loss(output, y, kind, reduction):
    if kind == "scores":
        output = output.log_softmax(1)
    elif kind == "probabilities":
        output = output.log()
    each = output[torch.arange(len(y)), y]
    return {"mean": each.mean(), "sum": each.sum(), "none": each}[reduction]
