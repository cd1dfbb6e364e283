# title: picks the labels of all samples out of every row
# fails: class-loss-test [no diagnosis]
# fails: class-loss-hidden [no diagnosis]


def class_loss(output, y, kind, reduction):
    if kind == "scores":
        output = F.log_softmax(output, 1)
    if kind == "probabilities":
        output = output.log()
    picked = -output.index_select(1, y)
    return {"mean": picked.mean(), "sum": picked.sum(), "none": picked}[reduction]
