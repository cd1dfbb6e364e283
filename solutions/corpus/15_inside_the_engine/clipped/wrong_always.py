# title: always shrinks or stretches
# fails: clipped-hidden [no-choice-left]
# fails: clipped-test [no-choice-left]

def clipped(h, limit):
    return h * (limit / h.detach().norm())
