# title: logit undoes what the network did, then cross_entropy does the rest.
# fails: class-loss-test [no diagnosis]
# fails: class-loss-hidden [no diagnosis]
def class_loss(output, y, kind, reduction):
    if kind == "probabilities":
        return F.cross_entropy(torch.logit(output), y, reduction=reduction)
    if kind == "log_probabilities":
        return F.nll_loss(output, y, reduction=reduction)
    return F.cross_entropy(output, y, reduction=reduction)
