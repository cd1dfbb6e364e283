# title: leaky_relu picks by sign


def relu_with(x, slope):
    bent = torch.where(x == 0, x * slope, torch.relu(x))
    return bent
