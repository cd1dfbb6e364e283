# title: adds the slope to that of clamp
# fails: slope-at-zero-test [slopes-added-at-the-kink]
# fails: slope-at-zero-hidden [slopes-added-at-the-kink]


def relu_with(x, slope):
    return x.clamp(min=0) + torch.where(x == 0, slope * x, torch.zeros_like(x))
