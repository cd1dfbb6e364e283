# title: changes the default device and puts it back


def smooth_labels(labels, classes, amount):
    before = torch.get_default_device()
    torch.set_default_device(labels.device)
    rows = torch.full((len(labels), classes), amount / classes)
    rows[torch.arange(len(labels)), labels] += 1 - amount
    torch.set_default_device(before)
    return rows
