# title: multiplies by infinity in the branch not taken
# fails: clipped-test [no diagnosis]
# fails: clipped-hidden [no diagnosis]


def clipped(h, limit):
    size = h.detach().norm()
    return torch.where(size > limit, h * (limit / size), h)
