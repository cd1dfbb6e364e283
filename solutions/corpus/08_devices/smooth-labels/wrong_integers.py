# title: new_full keeps the integers of the labels
# fails: smooth-labels-test [no diagnosis]
# fails: smooth-labels-hidden [no diagnosis]


def smooth_labels(labels, classes, amount):
    rows = labels.new_full((len(labels), classes), amount / classes)
    return rows.scatter_(1, labels[:, None], 1)
