# title: adds the soft value, and takes nothing away
# fails: hard-gate-test [no diagnosis]
# fails: hard-gate-hidden [no diagnosis]


def hard_gate(scores):
    return (scores > 0).to(scores.dtype) + torch.sigmoid(scores)
