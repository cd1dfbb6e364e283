# title: CUDA if there is one, else the CPU, whatever the input is on
# fails: smooth-labels-test [made-on-the-cpu]
# fails: smooth-labels-hidden [made-on-the-cpu]
# on cuda: smooth-labels-test [devices-mixed]
# on cuda: smooth-labels-hidden [devices-mixed]


def smooth_labels(labels, classes, amount):
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    rows = torch.full((len(labels), classes), amount / classes, device=device)
    return rows.scatter_(1, labels[:, None], 1 - amount + amount / classes)
