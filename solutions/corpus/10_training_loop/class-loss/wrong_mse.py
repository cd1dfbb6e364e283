# title: squared error against one-hot labels
# fails: class-loss-test [squared-error-of-probabilities]
# fails: class-loss-hidden [squared-error-of-probabilities]


def class_loss(output, y, kind, reduction):
    if kind == "scores":
        output = output.softmax(1)
    elif kind == "log_probabilities":
        output = output.exp()
    return F.mse_loss(output, F.one_hot(y, output.shape[1]).to(output), reduction=reduction)
