# title: an ordinary mistake: made on the CPU
# unit: 08_devices
# loses: smooth-labels
# in: answer smooth-labels
def smooth_labels(labels, classes, amount):
    rows = torch.full((len(labels), classes), amount / classes)
    rows[range(len(labels)), labels.tolist()] += 1 - amount
    return rows
