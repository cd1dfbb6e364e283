# title: half of x + abs(x), and the slope besides
# fails: slope-at-zero-test [slopes-added-at-the-kink]
# fails: slope-at-zero-hidden [slopes-added-at-the-kink]


def relu_with(x, slope):
    return (x + x.abs()) / 2 + torch.where(x == 0, slope * x, 0)
