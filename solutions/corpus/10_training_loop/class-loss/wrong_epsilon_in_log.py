# title: log(p + 1e-6)
# fails: class-loss-test [kept-from-zero]
# fails: class-loss-hidden [kept-from-zero]

def class_loss(output, y, kind, reduction):
    if kind == "scores":
        output = F.log_softmax(output, dim=1)
    elif kind == "probabilities":
        output = torch.log(output + 1e-6)
    return F.nll_loss(output, y, reduction=reduction)
