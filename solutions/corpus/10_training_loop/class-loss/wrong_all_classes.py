# title: adds the logarithms of all classes
# fails: class-loss-test [all-classes-counted]
# fails: class-loss-hidden [all-classes-counted]


def class_loss(output, y, kind, reduction):
    if kind == "scores":
        output = output.log_softmax(1)
    elif kind == "probabilities":
        output = output.log()
    each = -output.sum(1)
    return {"mean": each.mean(), "sum": each.sum(), "none": each}[reduction]
