# title: opens where the sigmoid is above one half, to which it is rounded for tiny scores
# fails: hard-gate-test [no diagnosis]
# fails: hard-gate-hidden [no diagnosis]


def hard_gate(scores):
    soft = scores.sigmoid()
    step = torch.where(soft > 0.5, 1.0, 0.0).to(soft)
    return step.detach() - soft.detach() + soft
