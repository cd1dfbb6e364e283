# title: new_full with a dtype of its own, and scatter_add_


def smooth_labels(labels, classes, amount):
    rows = labels.new_full((len(labels), classes), amount / classes, dtype=torch.float32)
    return rows.scatter_(1, labels[:, None], 1 - amount + amount / classes)
