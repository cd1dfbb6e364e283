# title: keeps the type and loses the index
# fails: smooth-labels-test [index-of-the-device-lost]
# fails: smooth-labels-hidden [index-of-the-device-lost]
# on cuda: smooth-labels-test [passes]
# on cuda: smooth-labels-hidden [passes]


def smooth_labels(labels, classes, amount):
    rows = torch.full((len(labels), classes), amount / classes, device=labels.device.type)
    return rows.scatter_(1, labels[:, None], 1 - amount + amount / classes)
