# title: compares labels with a range on their device


def smooth_labels(labels, classes, amount):
    names = torch.arange(classes, device=labels.device)
    return (labels[:, None] == names).float() * (1 - amount) + amount / classes
