# title: compares the device with a string
# fails: smooth-labels-test [made-on-the-cpu]
# fails: smooth-labels-hidden [made-on-the-cpu]


def smooth_labels(labels, classes, amount):
    device = torch.device("cpu")
    if labels.device == "cuda":
        device = labels.device
    rows = torch.full((len(labels), classes), amount / classes, device=device)
    return rows.scatter_(1, labels[:, None], 1 - amount + amount / classes)
