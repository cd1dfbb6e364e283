# title: computes in float32 and goes back
# fails: slope-at-zero-hidden [no diagnosis]


def relu_with(x, slope):
    t = x.float()
    y = torch.where(t == 0, slope * t, torch.relu(t))
    return y.to(x.dtype)
