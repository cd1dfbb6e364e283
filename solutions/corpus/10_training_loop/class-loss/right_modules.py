# title: the losses as modules


def class_loss(output, y, kind, reduction):
    if kind == "scores":
        return nn.CrossEntropyLoss(reduction=reduction)(output, y)
    if kind == "probabilities":
        output = torch.log(output)
    return nn.NLLLoss(reduction=reduction)(output, y)
