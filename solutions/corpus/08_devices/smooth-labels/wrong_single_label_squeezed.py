# title: removes dimensions of length 1 from the rows
# fails: smooth-labels-test [no diagnosis]
# fails: smooth-labels-hidden [no diagnosis]


def smooth_labels(labels, classes, amount):
    hot = torch.nn.functional.one_hot(labels, classes).float()
    return (amount / classes + (1 - amount) * hot).squeeze()
