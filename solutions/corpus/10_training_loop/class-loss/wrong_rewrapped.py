# title: a Python number
# fails: class-loss-test [graph-cut]
# fails: class-loss-hidden [graph-cut]

def class_loss(output, y, kind, reduction):
    if kind == "scores":
        output = F.log_softmax(output, dim=1)
    elif kind == "probabilities":
        output = output.log()
    loss = F.nll_loss(output, y, reduction=reduction)
    return loss if reduction == "none" else torch.tensor(loss.item(), requires_grad=True)
