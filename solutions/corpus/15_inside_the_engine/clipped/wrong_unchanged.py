# title: the function as it was
# fails: clipped-hidden [value-of-a-stand-in]
# fails: clipped-test [value-of-a-stand-in]

def clipped(h, limit):
    length = h.norm().item()
    if length > limit:
        return h * (limit / length)
    return h * 1.0
