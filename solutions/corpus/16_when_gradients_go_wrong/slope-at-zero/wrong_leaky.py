# title: leaky relu
# fails: slope-at-zero-test [slope-used-below-zero]
# fails: slope-at-zero-hidden [slope-used-below-zero]


def relu_with(x, slope):
    return torch.where(x > 0, x, slope * x)
