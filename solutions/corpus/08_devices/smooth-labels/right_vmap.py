# title: one row, mapped over the labels


def smooth_labels(labels, classes, amount):
    columns = torch.arange(classes, device=labels.device)

    def row(label):
        return torch.where(columns == label, 1 - amount, 0.0) + amount / classes

    return torch.func.vmap(row)(labels)
