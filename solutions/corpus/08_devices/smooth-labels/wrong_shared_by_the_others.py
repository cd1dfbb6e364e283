# title: the amount is shared by the other classes alone
# fails: smooth-labels-test [no diagnosis]
# fails: smooth-labels-hidden [no diagnosis]


def smooth_labels(labels, classes, amount):
    rows = torch.full((len(labels), classes), amount / (classes - 1), device=labels.device)
    rows[torch.arange(len(labels), device=labels.device), labels] = 1 - amount
    return rows
