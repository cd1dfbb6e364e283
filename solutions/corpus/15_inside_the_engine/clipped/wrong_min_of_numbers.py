# title: min of two Python numbers, float() is not item()
# fails: clipped-test [value-of-a-stand-in]
# fails: clipped-hidden [value-of-a-stand-in]
def clipped(h, limit):
    return h * min(1.0, limit / float(h.detach().norm()))
