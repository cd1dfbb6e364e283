# title: the lesson's trick: the gradient of the scores themselves
# fails: hard-gate-test [soft-part-is-the-input]
# fails: hard-gate-hidden [soft-part-is-the-input]


def hard_gate(scores):
    hard = (scores > 0).to(scores.dtype)
    return scores + (hard - scores).detach()
