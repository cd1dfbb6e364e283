# title: tolist
# fails: clipped-hidden [value-of-a-stand-in]
# fails: clipped-test [value-of-a-stand-in]

def clipped(h, limit):
    size = sum(value * value for value in h.tolist()) ** 0.5
    return h * (limit / size if size > limit else 1.0)
