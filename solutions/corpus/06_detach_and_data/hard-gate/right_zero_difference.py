# title: the hard values, and a soft part that is worth nothing


def hard_gate(scores):
    soft = scores.sigmoid()
    return scores.gt(0).to(soft) + (soft - soft.detach())
