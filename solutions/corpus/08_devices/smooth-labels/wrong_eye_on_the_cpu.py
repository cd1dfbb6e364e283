# title: indexes a CPU matrix with labels from elsewhere
# fails: smooth-labels-test [made-on-the-cpu]
# fails: smooth-labels-hidden [made-on-the-cpu]


def smooth_labels(labels, classes, amount):
    eye = torch.eye(classes)
    return eye[labels] * (1 - amount) + amount / classes
