# title: takes a norm below 0.001 for 0.001
# fails: clipped-hidden [no diagnosis]


def clipped(h, limit):
    size = (h.detach() ** 2).sum().sqrt()
    return torch.where(size > limit, h * (limit / size.clamp(min=1e-3)), h)
