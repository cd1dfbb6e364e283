# title: chooses between two vectors, one of the default dtype
# fails: clipped-hidden [no diagnosis]


def clipped(h, limit):
    size = h.detach().norm().reshape(1)
    one = torch.ones(1, device=h.device)
    factor = torch.where(size > limit, limit / size, one)
    return h * factor
