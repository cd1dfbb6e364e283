# title: asks for a gradient of the hard values
# fails: hard-gate-test [returns-a-new-leaf]
# fails: hard-gate-hidden [returns-a-new-leaf]


def hard_gate(scores):
    hard = (scores > 0).to(scores.dtype)
    return hard.requires_grad_()
