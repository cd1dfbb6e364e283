# title: returns the comparison: no history
# fails: hard-gate-test [nothing-requires-grad]
# fails: hard-gate-hidden [nothing-requires-grad]


def hard_gate(scores):
    return (scores > 0).to(scores.dtype)
