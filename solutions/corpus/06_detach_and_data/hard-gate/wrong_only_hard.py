# title: hard, and leaf
# fails: hard-gate-test [returns-a-new-leaf]
# fails: hard-gate-hidden [returns-a-new-leaf]

def hard_gate(scores):
    return (scores > 0).to(scores.dtype).requires_grad_()
