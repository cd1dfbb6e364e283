# title: guards the division with a norm of at least 1
# fails: clipped-test [no diagnosis]
# fails: clipped-hidden [no diagnosis]


def clipped(h, limit):
    size = h.detach().norm().clamp(min=1.0)
    return h * torch.clamp(limit / size, max=1.0)
