# title: the first row alone gets its label
# fails: smooth-labels-test [no diagnosis]
# fails: smooth-labels-hidden [no diagnosis]


def smooth_labels(labels, classes, amount):
    rows = torch.full((len(labels), classes), amount / classes, device=labels.device)
    rows[0, labels[0]] += 1 - amount
    return rows
