# title: floats are not compared with ==, so what is near 0 gets the slope
# fails: slope-at-zero-test [near-zero-is-not-zero]
# fails: slope-at-zero-hidden [near-zero-is-not-zero]


def relu_with(x, slope):
    near = x.abs() < 1e-6
    return torch.relu(x) + slope * torch.where(near, x - x.detach(), 0.0)
