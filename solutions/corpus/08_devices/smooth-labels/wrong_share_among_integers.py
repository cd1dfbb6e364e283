# title: new_zeros follows the labels
# fails: smooth-labels-test [no diagnosis]
# fails: smooth-labels-hidden [no diagnosis]


def smooth_labels(labels, classes, amount):
    rows = labels.new_zeros((len(labels), classes))
    rows.fill_(amount / classes)
    extra = rows.float()
    extra[torch.arange(len(labels), device=labels.device), labels] += 1 - amount
    return extra
