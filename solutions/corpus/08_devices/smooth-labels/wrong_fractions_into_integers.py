# title: new_full follows the labels, in their dtype as well
# fails: smooth-labels-test [fractions-into-integers]
# fails: smooth-labels-hidden [fractions-into-integers]


def smooth_labels(labels, classes, amount):
    rows = labels.new_full((len(labels), classes), amount / classes)
    every = torch.arange(len(labels), device=labels.device)
    rows[every, labels] += 1 - amount
    return rows
