# title: writes through .data into the output of the sigmoid
# fails: hard-gate-test [write-not-counted]
# fails: hard-gate-hidden [write-not-counted]


def hard_gate(scores):
    soft = torch.sigmoid(scores)
    soft.data.copy_(scores > 0)
    return soft
