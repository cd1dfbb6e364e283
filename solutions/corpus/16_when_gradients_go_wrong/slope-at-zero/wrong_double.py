# title: returns float64
# fails: slope-at-zero-test [no diagnosis]
# fails: slope-at-zero-hidden [no diagnosis]


def relu_with(x, slope):
    wide = x.double()
    kink = torch.where(wide == 0, slope * wide, torch.zeros_like(wide))
    return torch.where(wide > 0, wide, kink)
