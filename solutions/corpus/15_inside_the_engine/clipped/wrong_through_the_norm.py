# title: the gradient flows through the norm
# fails: clipped-hidden [item-was-a-constant]
# fails: clipped-test [item-was-a-constant]

def clipped(h, limit):
    size = h.norm()
    return h * torch.where(size > limit, limit / size, torch.ones_like(size))
