# title: hard, and leaf
# fails: hard-gate-test [graph-cut]
# fails: hard-gate-hidden [graph-cut]

def hard_gate(scores):
    return (scores > 0).to(scores.dtype).requires_grad_()
