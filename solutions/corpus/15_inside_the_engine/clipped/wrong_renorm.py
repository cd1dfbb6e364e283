# title: torch.renorm
# fails: clipped-test [item-was-a-constant]
# fails: clipped-hidden [no diagnosis]

def clipped(h, limit):
    return torch.renorm(h.unsqueeze(0), p=2, dim=0, maxnorm=limit).squeeze(0)
