# title: leaves the CPU as the default, whatever it was
# fails: smooth-labels-test [no diagnosis]
# fails: smooth-labels-hidden [no diagnosis]


def smooth_labels(labels, classes, amount):
    torch.set_default_device(labels.device)
    rows = torch.full((len(labels), classes), amount / classes)
    rows[torch.arange(len(labels)), labels] += 1 - amount
    torch.set_default_device("cpu")
    return rows
