# title: a steep sigmoid
# fails: hard-gate-test [slope-of-a-step]
# fails: hard-gate-hidden [slope-of-a-step]

def hard_gate(scores):
    return torch.sigmoid(1e6 * scores)
