# title: compares and divides by the sum of the squares
# never: no-choice-left
# fails: clipped-test [no diagnosis]
# fails: clipped-hidden [no diagnosis]
def clipped(h, limit):
    size = (h.detach() ** 2).sum()
    return h * torch.clamp(limit / size, max=1.0)
