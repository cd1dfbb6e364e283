# title: numbers the rows without saying where
# fails: smooth-labels-hidden [made-on-the-default-device]


def smooth_labels(labels, classes, amount):
    rows = torch.full((len(labels), classes), amount / classes, device=labels.device)
    rows[torch.arange(len(labels)), labels] += 1 - amount
    return rows
