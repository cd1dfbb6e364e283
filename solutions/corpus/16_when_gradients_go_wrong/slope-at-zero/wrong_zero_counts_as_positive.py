# title: zero is taken by the branch for the positive side
# fails: slope-at-zero-test [own-slope-lost-at-the-kink]
# fails: slope-at-zero-hidden [own-slope-lost-at-the-kink]


def relu_with(x, slope):
    return torch.where(x >= 0, x, torch.where(x == 0, slope * x, 0 * x))
