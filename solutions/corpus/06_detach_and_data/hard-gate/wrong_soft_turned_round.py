# title: the soft values are those of the shut gate
# fails: hard-gate-test [wrong-part-detached]
# fails: hard-gate-hidden [wrong-part-detached]


def hard_gate(scores):
    shut = torch.sigmoid(-scores)
    open_ = (scores > 0).to(scores.dtype)
    return shut + (open_ - shut).detach()
