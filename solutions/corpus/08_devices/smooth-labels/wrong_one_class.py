# title: with one class everything is 1, wherever that is made
# fails: smooth-labels-hidden [made-on-the-cpu]


def smooth_labels(labels, classes, amount):
    if classes == 1:
        return torch.ones(len(labels), 1, dtype=torch.float32)
    hot = torch.nn.functional.one_hot(labels, classes).to(torch.float32)
    return amount / classes + (1 - amount) * hot
