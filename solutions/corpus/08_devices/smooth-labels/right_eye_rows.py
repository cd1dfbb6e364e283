# title: rows of an identity matrix, made under the labels' device as default


def smooth_labels(labels, classes, amount):
    with labels.device:
        eye = torch.eye(classes)
        cold = torch.tensor(amount / classes)
    return eye.index_select(0, labels).mul(1 - amount).add(cold)
