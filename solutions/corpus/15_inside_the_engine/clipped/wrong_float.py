# title: float instead of item
# fails: clipped-hidden [value-of-a-stand-in]
# fails: clipped-test [value-of-a-stand-in]

def clipped(h, limit):
    size = float(h.detach().norm())
    return h * min(1.0, limit / max(size, 1e-12))
