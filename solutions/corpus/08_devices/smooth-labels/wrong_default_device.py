# title: the new tensor is on the default device
# fails: smooth-labels-test [made-on-the-cpu]
# fails: smooth-labels-hidden [made-on-the-cpu]


def smooth_labels(labels, classes, amount):
    rows = torch.full((len(labels), classes), amount / classes)
    return rows.scatter_(1, labels[:, None], 1 - amount + amount / classes)
