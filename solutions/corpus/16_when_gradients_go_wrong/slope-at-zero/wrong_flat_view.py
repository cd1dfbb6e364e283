# title: makes x flat with view
# fails: slope-at-zero-test [view-needs-even-strides]
# fails: slope-at-zero-hidden [view-needs-even-strides]


def relu_with(x, slope):
    flat = x.view(-1)
    y = torch.where(flat == 0, slope * flat, torch.where(flat > 0, flat, 0 * flat))
    return y.view(x.shape)
