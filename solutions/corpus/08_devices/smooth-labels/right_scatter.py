# title: scatter_ with an index that is already there


def smooth_labels(labels, classes, amount):
    rows = labels.new_zeros(len(labels), classes, dtype=torch.float32)
    rows.scatter_(1, labels.unsqueeze(1), 1 - amount)
    return rows.add_(amount / classes)
