# title: counts through the rows in a flat view
# fails: class-loss-hidden [no diagnosis]


import torch


def class_loss(output, y, kind, reduction):
    if kind == "scores":
        output = output.log_softmax(1)
        kind = "log_probabilities"
    rows, classes = output.shape
    places = torch.arange(rows, device=y.device) * classes + y
    picked = output.view(-1)[places]
    each = -picked.log() if kind == "probabilities" else -picked
    return each if reduction == "none" else getattr(each, reduction)()
