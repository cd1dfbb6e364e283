# title: rounds the sigmoid: the gradient is zero
# fails: hard-gate-test [slope-of-a-step]
# fails: hard-gate-hidden [slope-of-a-step]


def hard_gate(scores):
    return torch.sigmoid(scores).round()
