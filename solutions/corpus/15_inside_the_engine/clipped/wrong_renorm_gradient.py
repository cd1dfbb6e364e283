# title: renorm, whose gradient goes through the norm
# fails: clipped-hidden [no diagnosis]
# fails: clipped-test [item-was-a-constant]

def clipped(h, limit):
    return torch.renorm(h.unsqueeze(0), 2, 0, limit).squeeze(0)
