# title: takes away the largest score, for stability
# fails: class-loss-test [no diagnosis]
# fails: class-loss-hidden [no diagnosis]
# never: log-of-softmax


def class_loss(output, y, kind, reduction):
    logs = output
    if kind == "scores":
        shifted = output - output.max()
        logs = shifted - shifted.exp().sum(1, keepdim=True).log()
    elif kind == "probabilities":
        logs = torch.log(output)
    return F.nll_loss(logs, y, reduction=reduction)
