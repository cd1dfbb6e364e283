# title: between the identity matrix and even shares
def smooth_labels(labels, classes, amount):
    eye = torch.eye(classes, device=labels.device, dtype=torch.float32)
    return torch.lerp(eye, torch.full_like(eye, 1 / classes), amount)[labels]
