# title: adds the slope to that of where
# fails: slope-at-zero-test [slopes-added-at-the-kink]
# fails: slope-at-zero-hidden [slopes-added-at-the-kink]


def relu_with(x, slope):
    return torch.where(x >= 0, x, 0.0) + torch.where(x == 0, slope * x, torch.zeros_like(x))
