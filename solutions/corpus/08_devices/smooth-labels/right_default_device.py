# title: sets the default device for a block


def smooth_labels(labels, classes, amount):
    with torch.device(labels.device):
        rows = torch.full((len(labels), classes), amount / classes)
        rows[torch.arange(len(labels)), labels] += 1 - amount
    return rows
