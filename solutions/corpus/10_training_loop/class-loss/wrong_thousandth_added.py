# title: adds a thousandth before the logarithm
# fails: class-loss-test [kept-from-zero]
# fails: class-loss-hidden [kept-from-zero]


def class_loss(output, y, kind, reduction):
    if kind == "scores":
        return F.cross_entropy(output, y, reduction=reduction)
    if kind == "probabilities":
        output = torch.log(output + 1e-3)
    return F.nll_loss(output, y, reduction=reduction)
