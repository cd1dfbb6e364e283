# title: the sum of the sizes for the norm
# fails: clipped-test [no diagnosis]
# fails: clipped-hidden [no diagnosis]


def clipped(h, limit):
    size = h.detach().abs().sum()
    return h * (limit / size).clamp(max=1.0)
