# title: the hard values, and a constant that makes them soft
# fails: hard-gate-test [no diagnosis]
# fails: hard-gate-hidden [no diagnosis]
# never: forward-is-still-soft


def hard_gate(scores):
    soft = torch.sigmoid(scores)
    step = torch.where(scores > 0, 1.0, 0.0).to(scores.dtype)
    return step + (soft - step).detach()
