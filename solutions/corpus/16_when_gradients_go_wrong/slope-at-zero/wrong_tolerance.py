# title: everything near 0 counts as 0
# fails: slope-at-zero-test [near-zero-is-not-zero]
# fails: slope-at-zero-hidden [near-zero-is-not-zero]


def relu_with(x, slope):
    return torch.where(x.abs() < 1e-6, slope * x, torch.relu(x))
