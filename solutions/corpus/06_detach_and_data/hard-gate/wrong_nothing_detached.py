# title: adds and subtracts the soft values, and detaches nothing
# fails: hard-gate-test [slope-of-a-step]
# fails: hard-gate-hidden [slope-of-a-step]


def hard_gate(scores):
    soft = torch.sigmoid(scores)
    return soft + ((scores > 0) * 1.0 - soft)
