# title: detach, but still an if
# fails: clipped-hidden [value-of-a-stand-in]
# fails: clipped-test [value-of-a-stand-in]

def clipped(h, limit):
    size = h.detach().norm()
    if size > limit:
        return h * (limit / size)
    return h * 1.0
