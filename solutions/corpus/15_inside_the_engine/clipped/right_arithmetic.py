# title: a condition as a number

def clipped(h, limit):
    size = h.detach().norm()
    too_long = (size > limit).to(h.dtype)
    safe = size + (1 - too_long)
    return h * (too_long * limit / safe + (1 - too_long))
