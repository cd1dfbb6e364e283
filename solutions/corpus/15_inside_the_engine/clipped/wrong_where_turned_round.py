# title: the branches of where are swapped
# fails: clipped-hidden [no diagnosis]
# fails: clipped-test [no diagnosis]

def clipped(h, limit):
    size = h.detach().norm()
    return h * torch.where(size > limit, torch.ones_like(size), limit / size)
