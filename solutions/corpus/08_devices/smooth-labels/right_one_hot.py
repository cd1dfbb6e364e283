# title: one_hot follows the labels


def smooth_labels(labels, classes, amount):
    hot = torch.nn.functional.one_hot(labels, classes).float()
    return hot * (1 - amount) + amount / classes
