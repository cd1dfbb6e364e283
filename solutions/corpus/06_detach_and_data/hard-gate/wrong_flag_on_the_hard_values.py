# title: asks for a gradient of the hard values
# fails: hard-gate-test [graph-cut]
# fails: hard-gate-hidden [graph-cut]


def hard_gate(scores):
    hard = (scores > 0).to(scores.dtype)
    return hard.requires_grad_()
