# title: returns the one-hot rows at once if the amount is 0
# fails: smooth-labels-test [no diagnosis]


def smooth_labels(labels, classes, amount):
    hot = torch.nn.functional.one_hot(labels, classes)
    if amount == 0:
        return hot
    return (amount / classes + (1 - amount) * hot).to(torch.float32)
