# title: relu as half of x plus its absolute value, with a correction at 0
# fails: slope-at-zero-test [no diagnosis]


def relu_with(x, slope):
    relu = (x + x.abs()) / 2  # slope 0.5 at 0
    return relu + (slope - 0.5) * torch.where(x == 0, x, 0.0)
