# title: where in where


def relu_with(x, slope):
    return torch.where(x > 0, x, torch.where(x < 0, 0 * x, slope * x))
