# title: writes through detach() into the output of the sigmoid
# fails: hard-gate-test [saved-value-changed]
# fails: hard-gate-hidden [saved-value-changed]


def hard_gate(scores):
    soft = torch.sigmoid(scores)
    soft.detach().copy_(scores > 0)
    return soft
