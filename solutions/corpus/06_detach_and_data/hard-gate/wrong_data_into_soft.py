# title: writes through .data into the output of the sigmoid
# fails: hard-gate-test [saved-result-overwritten]
# fails: hard-gate-hidden [saved-result-overwritten]


def hard_gate(scores):
    soft = torch.sigmoid(scores)
    soft.data.copy_(scores > 0)
    return soft
