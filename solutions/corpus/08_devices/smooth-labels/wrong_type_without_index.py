# title: keeps the type and loses the index
# fails: smooth-labels-test [devices-mixed]
# fails: smooth-labels-hidden [devices-mixed]


def smooth_labels(labels, classes, amount):
    rows = torch.full((len(labels), classes), amount / classes, device=labels.device.type)
    return rows.scatter_(1, labels[:, None], 1 - amount + amount / classes)
