# title: takes a norm below 1e-6 for 1e-6
# fails: clipped-hidden [no diagnosis]


def clipped(h, limit):
    size = h.detach().norm().clamp(min=1e-6)
    factor = (limit / size).clamp(max=1.0)
    return h * factor
