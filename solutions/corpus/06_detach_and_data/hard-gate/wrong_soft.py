# title: the soft gate
# fails: hard-gate-test [forward-is-still-soft]
# fails: hard-gate-hidden [forward-is-still-soft]


def hard_gate(scores):
    return torch.sigmoid(scores)
