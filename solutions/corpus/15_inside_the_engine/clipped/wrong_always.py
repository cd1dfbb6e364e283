# title: always shrinks or stretches
# fails: clipped-hidden [no diagnosis]
# fails: clipped-test [no diagnosis]

def clipped(h, limit):
    return h * (limit / h.detach().norm())
