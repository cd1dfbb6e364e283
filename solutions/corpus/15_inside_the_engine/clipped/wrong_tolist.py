# title: tolist
# fails: clipped-hidden [not attempted]
# fails: clipped-test [not attempted]

def clipped(h, limit):
    size = sum(value * value for value in h.tolist()) ** 0.5
    return h * (limit / size if size > limit else 1.0)
