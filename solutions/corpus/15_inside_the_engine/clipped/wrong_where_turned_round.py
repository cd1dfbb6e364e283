# title: the branches of where are swapped
# fails: clipped-hidden [choice-turned-round]
# fails: clipped-test [choice-turned-round]

def clipped(h, limit):
    size = h.detach().norm()
    return h * torch.where(size > limit, torch.ones_like(size), limit / size)
