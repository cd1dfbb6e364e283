# title: slope * x is added to relu everywhere
# fails: slope-at-zero-test [no diagnosis]
# fails: slope-at-zero-hidden [no diagnosis]
# never: slope-used-below-zero


def relu_with(x, slope):
    return torch.relu(x) + slope * x
