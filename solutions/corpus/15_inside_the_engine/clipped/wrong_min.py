# title: Python's min
# fails: clipped-hidden [value-of-a-stand-in]
# fails: clipped-test [value-of-a-stand-in]

def clipped(h, limit):
    size = h.detach().norm()
    return h * min(limit / size, torch.ones_like(size))
