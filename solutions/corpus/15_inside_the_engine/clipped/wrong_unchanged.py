# title: the function as it was
# fails: clipped-hidden [value-of-a-stand-in]
# fails: clipped-test [value-of-a-stand-in]

def clipped(h, limit):
    size = h.norm().item()
    if size > limit:
        return h * (limit / size)
    return h * 1.0
