# title: adds the slope to all values
# never: slope-is-not-the-value
# fails: slope-at-zero-test [no diagnosis]
# fails: slope-at-zero-hidden [no diagnosis]
def relu_with(x, slope):
    return torch.relu(x) + slope
