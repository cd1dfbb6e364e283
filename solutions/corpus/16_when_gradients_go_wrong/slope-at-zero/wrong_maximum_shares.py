# title: a mixture of relu, taken to have the slope 0 at 0, and maximum, taken to have 1
# fails: slope-at-zero-test [no diagnosis]
# fails: slope-at-zero-hidden [no diagnosis]
# never: slopes-added-at-the-kink


def relu_with(x, slope):
    return slope * torch.maximum(x, torch.zeros_like(x)) + (1 - slope) * torch.relu(x)
