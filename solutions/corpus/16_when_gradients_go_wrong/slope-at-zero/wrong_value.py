# title: the slope as value
# fails: slope-at-zero-test [slope-is-not-the-value]
# fails: slope-at-zero-hidden [slope-is-not-the-value]


def relu_with(x, slope):
    return torch.where(x == 0, slope, torch.relu(x))
