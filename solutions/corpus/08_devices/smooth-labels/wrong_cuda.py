# title: hard-codes CUDA
# fails: smooth-labels-test [cuda-hard-coded]
# fails: smooth-labels-hidden [cuda-hard-coded]


def smooth_labels(labels, classes, amount):
    rows = torch.full((len(labels), classes), amount / classes).cuda()
    return rows.scatter_(1, labels.cuda()[:, None], 1 - amount + amount / classes)
