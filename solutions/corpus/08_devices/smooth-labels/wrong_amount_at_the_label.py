# title: the label gets the amount
# fails: smooth-labels-test [no diagnosis]
# fails: smooth-labels-hidden [no diagnosis]


def smooth_labels(labels, classes, amount):
    rows = torch.full((len(labels), classes), amount / classes, device=labels.device)
    return rows.scatter_(1, labels[:, None], amount)
