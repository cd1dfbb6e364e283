# title: computes on the CPU and leaves the result there
# fails: smooth-labels-test [no diagnosis]
# fails: smooth-labels-hidden [no diagnosis]


def smooth_labels(labels, classes, amount):
    hot = torch.nn.functional.one_hot(labels.cpu(), classes).float()
    return hot * (1 - amount) + amount / classes
