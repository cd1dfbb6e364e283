# title: compares the scores with one half
# fails: hard-gate-test [no diagnosis]
# fails: hard-gate-hidden [no diagnosis]


def hard_gate(scores):
    s = torch.sigmoid(scores)
    return s + ((scores > 0.5).to(scores.dtype) - s).detach()
