# title: detaches both parts
# fails: hard-gate-test [nothing-requires-grad]
# fails: hard-gate-hidden [nothing-requires-grad]


def hard_gate(scores):
    soft = torch.sigmoid(scores)
    hard = (scores > 0).to(scores.dtype)
    return (soft + (hard - soft)).detach()
