# title: leaves labels on the CPU to the default device, which may be another
# fails: smooth-labels-hidden [made-on-the-default-device]


def smooth_labels(labels, classes, amount):
    where = {} if labels.device.type == "cpu" else {"device": labels.device}
    rows = torch.full((len(labels), classes), amount / classes, **where)
    rows[torch.arange(len(labels), **where), labels.tolist()] += 1 - amount
    return rows
