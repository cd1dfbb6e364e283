# title: gives the label `amount`, and the classes the rest
# fails: smooth-labels-test [no diagnosis]
# fails: smooth-labels-hidden [no diagnosis]


def smooth_labels(labels, classes, amount):
    hot = torch.nn.functional.one_hot(labels, classes).float()
    return hot * amount + (1 - amount) / classes
