# title: makes the eye on the CPU and moves it


def smooth_labels(labels, classes, amount):
    eye = torch.eye(classes).to(labels.device)
    return eye[labels] * (1 - amount) + amount / classes
