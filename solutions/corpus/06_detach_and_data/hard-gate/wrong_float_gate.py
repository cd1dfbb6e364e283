# title: turns the comparison into float32
# fails: hard-gate-test [no diagnosis]
# fails: hard-gate-hidden [no diagnosis]


def hard_gate(scores):
    soft = torch.sigmoid(scores)
    hard = (scores > 0).float()
    return (hard - soft).detach() + soft
