# title: new_full follows the labels
# fails: smooth-labels-test [no diagnosis]
# fails: smooth-labels-hidden [no diagnosis]


def smooth_labels(labels, classes, amount):
    rows = labels.new_full((len(labels), classes), amount / classes)
    for i, label in enumerate(labels):
        rows[i, label] = rows[i, label] + (1 - amount)
    return rows.float()
