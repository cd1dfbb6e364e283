# title: returns the comparison: no history
# fails: hard-gate-test [no diagnosis]
# fails: hard-gate-hidden [no diagnosis]
# never: nothing-requires-grad


def hard_gate(scores):
    return (scores > 0).to(scores.dtype)
