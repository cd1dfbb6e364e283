# title: each row gets the labels of all rows
# fails: smooth-labels-test [no diagnosis]
# fails: smooth-labels-hidden [no diagnosis]


def smooth_labels(labels, classes, amount):
    rows = torch.full((len(labels), classes), amount / classes, device=labels.device)
    rows[:, labels] += 1 - amount
    return rows
