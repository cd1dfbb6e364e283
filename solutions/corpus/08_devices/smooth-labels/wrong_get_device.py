# title: get_device() tells the device
# fails: smooth-labels-test [no-index-on-the-cpu]
# fails: smooth-labels-hidden [no-index-on-the-cpu]


def smooth_labels(labels, classes, amount):
    where = labels.get_device()
    rows = torch.full((len(labels), classes), amount / classes, device=where)
    return rows.scatter_(1, labels[:, None], 1 - amount + amount / classes)
